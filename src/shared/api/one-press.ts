import { isFinal, toBackendError } from '../backend';
import { useAction, type ActionOutcome } from '../lib/action';

/** What every write of a press carries. */
export interface Pressed {
  /** The same for every try of one press; the ids of what it writes come from it. */
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
 * Makes a mutation hook one for a control: a second press while one is on its way is the same press, and a press whose answer got lost
 * is sent again with its ids.
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
        if (answer.error === undefined) return 'done';
        return isFinal(toBackendError(answer.error).code) ? 'refused' : 'unsure';
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
