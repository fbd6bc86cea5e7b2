import type { Answer } from './judge';
import type { Question } from './question';
import { readNumber } from './read-number';

/**
 * An answer in the making: what is chosen, typed, ordered or pointed at so far. `match` has null where no
 * right side is chosen.
 */
export type AnswerDraft =
  | Exclude<Answer, { kind: 'choice' } | { kind: 'match' } | { kind: 'point' }>
  | { readonly kind: 'choice'; readonly option: number | null }
  | { readonly kind: 'match'; readonly rights: readonly (number | null)[] }
  | { readonly kind: 'point'; readonly at: { readonly x: number; readonly y: number } | null };

/** How a question is laid out: places of its options, items or right sides, in the order shown. */
export type Layout = readonly number[];

/** An unanswered draft. Items start in the order in which they are shown. */
export function emptyDraft(question: Question, layout: Layout): AnswerDraft {
  switch (question.kind) {
    case 'choice':
      return { kind: 'choice', option: null };
    case 'choices':
      return { kind: 'choices', options: [] };
    case 'number':
    case 'gap':
      return { kind: question.kind, typed: '' };
    case 'order':
      return { kind: 'order', items: layout };
    case 'match':
      return { kind: 'match', rights: question.pairs.map(() => null) };
    case 'point':
      return { kind: 'point', at: null };
  }
}

/** The answer of a draft; null when something is missing. */
export function readDraft(draft: AnswerDraft): Answer | null {
  switch (draft.kind) {
    case 'choice':
      return draft.option === null ? null : { kind: 'choice', option: draft.option };
    case 'choices':
      return draft.options.length === 0 ? null : draft;
    case 'number':
    case 'gap':
      return draft.typed.trim() === '' ? null : draft;
    case 'order':
      return draft;
    case 'match': {
      const rights = draft.rights.filter((right): right is number => right !== null);
      return rights.length === draft.rights.length ? { kind: 'match', rights } : null;
    }
    case 'point':
      return draft.at && { kind: 'point', ...draft.at };
  }
}

/** What is missing in a draft that cannot be judged; null when it can be. */
export function findDraftProblem(draft: AnswerDraft): 'empty' | 'incomplete' | 'no-number' | null {
  if (!readDraft(draft)) return draft.kind === 'match' ? 'incomplete' : 'empty';
  return draft.kind === 'number' && readNumber(draft.typed) === null ? 'no-number' : null;
}

/** Mulberry32, a small generator of 32 bits in the public domain (Tommy Ettinger, 2017). */
function createGenerator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(count: number, random: () => number): number[] {
  const places = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
  }
  return places;
}

/**
 * The layout of a question. Options keep their order unless `isShuffled`; items and right sides are always
 * mixed, and never stand in the right order. The same seed gives the same layout: a reload changes nothing.
 */
export function layoutOf(question: Question, seed: number, isShuffled: boolean): Layout {
  const random = createGenerator(seed);
  if (question.kind === 'choice' || question.kind === 'choices')
    return isShuffled ? shuffled(question.options.length, random) : question.options.map((_, index) => index);
  const count =
    question.kind === 'order' ? question.items.length : 'pairs' in question ? question.pairs.length : 0;
  const places = shuffled(count, random);
  const isInOrder = count > 1 && places.every((place, index) => place === index);
  return isInOrder ? [...places.slice(1), 0] : places;
}
