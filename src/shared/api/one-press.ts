import { useAction, type ActionOutcome } from '../lib/action';
import { outcomeOf } from './outcome-of';

/** Argument of every mutation behind a control. */
export interface Pressed {
  /** Idempotency key: the same for every retry of one press. Ids of created documents derive from it. */
  readonly actionId: string;
}

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

interface MutationState {
  readonly error?: unknown;
  readonly isLoading: boolean;
}

/**
 * Wraps a mutation hook for a control: ignores presses while one is running, and retries a press whose answer
 * was lost with the same ids.
 */
export function onePress<Arg extends Pressed, Data, State extends MutationState>(
  useMutation: () => readonly [(arg: Arg) => PromiseLike<Answer<Data>>, State],
) {
  return function useOnePress() {
    const [trigger, state] = useMutation();
    let answer: Answer<Data> = {};
    const { run, isRunning } = useAction<Omit<Arg, 'actionId'>, Arg>({
      make: (given) => ({ ...given, actionId: crypto.randomUUID() }) as Arg,
      async send(arg): Promise<ActionOutcome> {
        answer = await trigger(arg);
        return outcomeOf(answer.error);
      },
    });
    const press = async (given: Omit<Arg, 'actionId'>): Promise<Answer<Data>> => {
      const isDone = await run(given);
      if (answer.data !== undefined || answer.error !== undefined) return answer;
      return isDone ? {} : { error: 'ignored' };
    };
    return [press, { ...state, isLoading: isRunning }] as const;
  };
}
