import type { ChoiceQuestion, NumberQuestion } from '../model/question';
import { plainText, type Figure, type Formula, type RichText, type Table } from '../model/rich-text';
import { numberText } from './number-text';
import type { Random, Template } from './template';

type Text = string | Formula | RichText;

const rich = (text: Text): RichText => (typeof text === 'string' ? [text] : 'plain' in text ? [text] : text);

/** What a misconception makes of the numbers of the variant, its id, and what is said about it. */
type Wrong<Value> = readonly [value: Value, misconception: string, why: Text];

type Answer = Pick<ChoiceQuestion, 'kind' | 'options'> | Omit<NumberQuestion, keyof Draft | MadeElsewhere>;
type MadeElsewhere = 'id' | 'version' | 'topic' | 'syllabus' | 'difficulty' | 'passage' | 'seed' | 'weakness';

interface Draft {
  readonly statement: Text;
  readonly table?: Table;
  readonly figure?: Figure;
  readonly hints: readonly [Text, Text];
  readonly steps: readonly Text[];
}

const slip = (misconception: string, why: Text) => ({
  misconception: `calculations/${misconception}`,
  why: rich(why),
});

/** Whether a student could take the value for an answer. */
const isSensible = (value: unknown) => typeof value !== 'number' || (Number.isFinite(value) && value !== 0);

/**
 * The right option and the first three wrong ones that differ from each other.
 * Null when these numbers do not give three.
 */
export function choiceOf<Value extends number | Text>(
  random: Random,
  right: Value,
  wrong: readonly Wrong<Value>[],
  show: (value: Value) => Text = (value) => (typeof value === 'number' ? numberText(value) : value),
): Answer | null {
  const seen = new Set([plainText(rich(show(right)))]);
  const options = wrong.flatMap(([value, misconception, why]) => {
    const text = rich(show(value));
    if (!isSensible(value) || seen.has(plainText(text)) || seen.size === 4) return [];
    seen.add(plainText(text));
    return [{ text, slip: slip(misconception, why) }];
  });
  return options.length === 3
    ? { kind: 'choice', options: random.shuffle([{ text: rich(show(right)) }, ...options]) }
    : null;
}

/** A number to type. Null when fewer than two wrong numbers differ. */
export function numberOf(
  value: number,
  unit: string | undefined,
  wrong: readonly Wrong<number>[],
  tolerance = 0,
): Answer | null {
  const seen = [value];
  const kept = wrong.flatMap(([one, misconception, why]) => {
    if (!isSensible(one) || seen.some((other) => Math.abs(other - one) <= 2 * tolerance)) return [];
    seen.push(one);
    return [{ value: one, ...slip(misconception, why) }];
  });
  if (kept.length < 2) return null;
  return { kind: 'number', value, tolerance, ...(unit !== undefined && { unit }), wrong: kept };
}

interface Declaration extends Omit<Template, 'version' | 'weaknesses' | 'make'> {
  readonly version?: number;
  readonly weaknesses?: Template['weaknesses'];
  /** Null when the numbers it took do not fit. It is then called again. */
  readonly attempt: (random: Random) => (Draft & { readonly answer: Answer | null }) | null;
}

const attempts = 400;

export const defineTemplate = ({
  attempt,
  version = 1,
  weaknesses = {},
  misconceptions,
  ...rest
}: Declaration): Template => ({
  ...rest,
  version,
  weaknesses,
  misconceptions: misconceptions.map((one) => `calculations/${one}`),
  make: (random) => {
    for (let count = 0; count < attempts; count += 1) {
      const draft = attempt(random);
      if (!draft?.answer) continue;
      const { answer, statement, hints, steps, ...others } = draft;
      return {
        ...others,
        statement: rich(statement),
        hints: [rich(hints[0]), rich(hints[1])],
        steps: steps.map(rich),
        ...answer,
      };
    }
    throw new Error(`${rest.id}: no numbers fit`);
  },
});
