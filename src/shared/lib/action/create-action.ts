import type { PressGuard } from './press-guard';

/** Outcome of a write: made, unknown, or rejected for good. */
export type ActionOutcome = 'done' | 'unsure' | 'refused';

export interface ActionOptions<Given, Made> {
  /** Creates the payload with its ids. Called once per content until the write is done or refused. */
  readonly make: (given: Given) => Made;
  readonly send: (made: Made) => Promise<ActionOutcome>;
}

interface Attempt<Made> {
  readonly content: string;
  readonly made: Made;
  /** When it succeeded, in milliseconds; null until then. */
  readonly doneAt: number | null;
}

/** Window for the second press of a double press after a success, in milliseconds. */
const echoMs = 1000;

interface Action<Given, Made> {
  /**
   * Runs the write of one press. The same content during the write or right after counts as the same press;
   * other content is ignored during a write. Resolves with whether the write of this content was made.
   */
  run(given: Given, options: ActionOptions<Given, Made>): Promise<boolean>;
  /** Whether it succeeded within the double-press window; also covers a form that was emptied since. */
  readonly isJustDone: () => boolean;
}

export interface ActionSurroundings {
  readonly guard: Pick<PressGuard, 'admit' | 'done'>;
  /** In milliseconds. */
  readonly now: () => number;
  readonly onRunning: (isRunning: boolean) => void;
}

/** State of one control that writes. */
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
    if (outcome === 'done') {
      attempt = { content, made, doneAt: now() };
      guard.done(control, now());
    }
    if (outcome === 'refused') attempt = null;
    return outcome === 'done';
  };

  const isJustDone = () => typeof attempt?.doneAt === 'number' && now() - attempt.doneAt < echoMs;

  return {
    isJustDone,
    run(given, options) {
      const content = JSON.stringify([given]);
      // Values given now are not part of the running write.
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
