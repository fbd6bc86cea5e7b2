import * as v from 'valibot';
import { fieldMessage, optionalText } from '@/shared/fields';

/** A coded reason, and words. */
export interface Reasoned<Reason extends string = string> {
  readonly reason: Reason;
  readonly words: string;
}

interface ReasonRules {
  /** Asks for words with every reason, not with "other" alone. */
  readonly needsWords: boolean;
  readonly maxLength: number;
  /** Whether words are asked at all; they are by default. */
  readonly hasWords?: boolean;
}

/**
 * One reason of the list, and words where they are needed or the reason is "other". An empty list leaves the
 * reason empty.
 */
export const createReasonSchema = <Reason extends string>(
  values: readonly Reason[],
  { needsWords, maxLength, hasWords = true }: ReasonRules,
) =>
  v.pipe(
    v.object({
      // A radio group without a choice has the value null.
      reason: v.pipe(
        v.custom<string>(
          (reason) => values.length === 0 || values.some((value) => value === reason),
          fieldMessage('required'),
        ),
        v.transform((reason) => reason as Reason),
      ),
      words: optionalText(maxLength),
    }),
    v.forward(
      v.partialCheck(
        [['reason'], ['words']],
        ({ reason, words }) => !hasWords || words !== '' || (!needsWords && reason !== 'other'),
        fieldMessage('required'),
      ),
      ['words'],
    ),
  );
