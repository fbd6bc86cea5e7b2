import type { PressGuard } from './press-guard';

/** How a try ended: the write is made, nobody knows whether it is, or it was not made and never will be. */
export type ActionOutcome = 'done' | 'unsure' | 'refused';

export interface ActionOptions<Given, Made> {
  /** Makes what is sent, with its ids. Called once for the same content until that is made or refused. */
  readonly make: (given: Given) => Made;
  readonly send: (made: Made) => Promise<ActionOutcome>;
}

interface Attempt<Made> {
  readonly content: string;
  readonly made: Made;
  /** When it was made, in milliseconds; null until then. */
  readonly doneAt: number | null;
}

/** The second press of a double press comes within this time after the first one succeeded, in milliseconds. */
const echoMs = 1000;

interface Action<Given, Made> {
  /**
   * Makes the write of one press. The same content while it is written, or right after, is the same press. Other content is not
   * taken while a write runs. Resolves with whether the write of this content is made.
   */
  run(given: Given, options: ActionOptions<Given, Made>): Promise<boolean>;
  /** Whether it succeeded a moment ago: a press now is the second of a double press, also where the form has been emptied since. */
  readonly isJustDone: () => boolean;
}

export interface ActionSurroundings {
  readonly guard: Pick<PressGuard, 'admit'>;
  /** In milliseconds. */
  readonly now: () => number;
  readonly onRunning: (isRunning: boolean) => void;
}

/** The memory of one control that writes. */
export function createAction<Given, Made>({
  guard,
  now,
  onRunning,
}: ActionSurroundings): Action<Given, Made> {
  let running: { readonly content: string; readonly ended: Promise<boolean> } | null = null;
  let attempt: Attempt<Made> | null = null;
  const control = {};

  const start = async (content: string, given: Given, { make, send }: ActionOptions<Given, Made>) => {
    const made =
      attempt !== null && attempt.doneAt === null && attempt.content === content ? attempt.made : make(given);
    attempt = { content, made, doneAt: null };
    const outcome = await send(made);
    if (outcome === 'done') attempt = { content, made, doneAt: now() };
    if (outcome === 'refused') attempt = null;
    return outcome === 'done';
  };

  const isJustDone = () => typeof attempt?.doneAt === 'number' && now() - attempt.doneAt < echoMs;

  return {
    isJustDone,
    run(given, options) {
      const content = JSON.stringify([given]);
      // What is given now is not part of the write that runs.
      if (running) return running.content === content ? running.ended : Promise.resolve(false);
      if (isJustDone() && attempt?.content === content) return Promise.resolve(true);
      if (!guard.admit(control, now())) return Promise.resolve(false);
      onRunning(true);
      const ended = start(content, given, options).finally(() => {
        running = null;
        onRunning(false);
      });
      running = { content, ended };
      return ended;
    },
  };
}
