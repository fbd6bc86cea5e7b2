import type { Answer } from './judge';
import type { Question } from './question';
import { plainText, type RichText } from './rich-text';

/** The right answer. */
export function keyOf(question: Question): Answer {
  switch (question.kind) {
    case 'choice':
      return { kind: 'choice', option: question.options.findIndex(({ slip }) => !slip) };
    case 'choices':
      return {
        kind: 'choices',
        options: question.options.flatMap(({ slip }, index) => (slip ? [] : [index])),
      };
    case 'number':
      return { kind: 'number', typed: String(question.value) };
    case 'order':
      return { kind: 'order', items: question.items.map((_, index) => index) };
    case 'match':
      return { kind: 'match', rights: question.pairs.map((_, index) => index) };
    case 'gap':
      return { kind: 'gap', typed: question.accept[0] ?? '' };
    case 'point':
      return { kind: 'point', x: question.target.x, y: question.target.y };
  }
}

/** The parts of an answer as texts of the question: each chosen option, item or pair. Empty for a point. */
export function answerTexts(question: Question, answer: Answer): readonly RichText[] {
  const textsOf = (places: readonly number[], texts: readonly RichText[]) =>
    places.flatMap((place) => (texts[place] ? [texts[place]] : []));
  if ('options' in question) {
    const places =
      answer.kind === 'choice' ? [answer.option] : answer.kind === 'choices' ? answer.options : [];
    return textsOf(
      places,
      question.options.map(({ text }) => text),
    );
  }
  if (question.kind === 'order' && answer.kind === 'order') return textsOf(answer.items, question.items);
  if (question.kind === 'match' && answer.kind === 'match')
    return question.pairs.map(({ left }, place) => [
      ...left,
      ' → ',
      ...(question.pairs[answer.rights[place] ?? -1]?.right ?? []),
    ]);
  if (question.kind === 'number' && answer.kind === 'number') {
    const { unit } = question;
    if (unit === undefined) return [[answer.typed]];
    return [[unit === 'GH₵' ? `GH₵${answer.typed}` : `${answer.typed} ${unit}`]];
  }
  return 'typed' in answer ? [[answer.typed]] : [];
}

/** An answer in one line of characters: `3 m`, `Kumasi; Ho`, `120, 80`. */
export const answerText = (question: Question, answer: Answer): string =>
  answer.kind === 'point'
    ? `${String(answer.x)}, ${String(answer.y)}`
    : answerTexts(question, answer).map(plainText).join('; ');
