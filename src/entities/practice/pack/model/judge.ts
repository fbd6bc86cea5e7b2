import type { Place, Question, Slip } from './question';
import { readNumber } from './read-number';

/** What a student answered. Options, items and right sides are named by their place in the question. */
export type Answer =
  | { readonly kind: 'choice'; readonly option: number }
  | { readonly kind: 'choices'; readonly options: readonly number[] }
  | { readonly kind: 'number'; readonly typed: string }
  | { readonly kind: 'order'; readonly items: readonly number[] }
  | { readonly kind: 'match'; readonly rights: readonly number[] }
  | { readonly kind: 'gap'; readonly typed: string }
  | { readonly kind: 'point'; readonly x: number; readonly y: number };

/** `unreadable`: what was typed is no number, so it does not count as an answer. */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly slip?: Slip }
  | { readonly kind: 'unreadable' };

const right: Verdict = { kind: 'right' };

const wrong = (slip: Slip | undefined): Verdict => ({ kind: 'wrong', ...(slip && { slip }) });

const isIn = ({ x, y, radius }: Place, at: { readonly x: number; readonly y: number }) =>
  Math.hypot(at.x - x, at.y - y) <= radius;

const plain = (text: string) =>
  text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();

/** Numbers are equal when they differ by the tolerance, or by the rounding of the computer. */
const isNear = (one: number, other: number, tolerance: number) =>
  Math.abs(one - other) <= tolerance + 1e-9 * Math.max(1, Math.abs(other));

const isInOrder = (places: readonly number[], count: number) =>
  places.length === count && places.every((place, index) => place === index);

function judgeChoices(
  question: Question & { kind: 'choice' | 'choices' },
  chosen: readonly number[],
): Verdict {
  const picked = question.options.filter((_, index) => chosen.includes(index));
  const slip = picked.find((option) => option.slip)?.slip;
  const isComplete = question.options.every(
    (option, index) => Boolean(option.slip) !== chosen.includes(index),
  );
  return isComplete ? right : wrong(slip);
}

/**
 * Judges an answer. A wrong one names its slip, if the question knows it.
 * @throws Error when the answer is of another kind than the question
 */
export function judge(question: Question, answer: Answer): Verdict {
  if (question.kind === 'choice' && answer.kind === 'choice') return judgeChoices(question, [answer.option]);
  if (question.kind === 'choices' && answer.kind === 'choices') return judgeChoices(question, answer.options);
  if (question.kind === 'number' && answer.kind === 'number') {
    const value = readNumber(answer.typed);
    if (value === null) return { kind: 'unreadable' };
    if (isNear(value, question.value, question.tolerance)) return right;
    return wrong(question.wrong.find((one) => isNear(value, one.value, question.tolerance)));
  }
  if (question.kind === 'order' && answer.kind === 'order')
    return isInOrder(answer.items, question.items.length) ? right : wrong(question.slip);
  if (question.kind === 'match' && answer.kind === 'match')
    return isInOrder(answer.rights, question.pairs.length) ? right : wrong(question.slip);
  if (question.kind === 'gap' && answer.kind === 'gap') {
    const typed = plain(answer.typed);
    if (question.accept.some((word) => plain(word) === typed)) return right;
    return wrong(question.wrong.find(({ text }) => plain(text) === typed));
  }
  if (question.kind === 'point' && answer.kind === 'point')
    return isIn(question.target, answer) ? right : wrong(question.wrong.find((place) => isIn(place, answer)));
  throw new Error(`an answer of kind ${answer.kind} to a question of kind ${question.kind}`);
}
