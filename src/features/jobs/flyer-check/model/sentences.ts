import { firstIndex } from './first-index';
import type { Stretch } from './read-flyer';

const sentenceEnd = /[.!?](?=\s|$)|\n/gu;

/** The sentences of a text; a line break ends one, too. Sorted, without gaps. */
export function sentencesOf(plain: string): readonly Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  for (const match of plain.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    sentences.push({ start, end });
    start = end;
  }
  if (start < plain.length) sentences.push({ start, end: plain.length });
  return sentences;
}

/** The sentence at a position. */
export function sentenceAt(sentences: readonly Stretch[], position: number): Stretch {
  const index = firstIndex(sentences, ({ end }) => end > position);
  return sentences[Math.min(index, sentences.length - 1)] ?? { start: 0, end: 0 };
}

/** Says that something is not so, unless it belongs to a promise: "no interview", "no stress, just pay". */
const denial = new RegExp(
  String.raw`\b(?:no|not|never|without|nobody|none|cannot|can't|don't|dont|doesn't|didn't|won't|isn't|aren't|neither|nor|free of)\b` +
    String.raw`(?!\s+(?:only|just|interviews?|experience|exams?|wahala|stress|delays?|time|jokes?|scams?|fraud|fake|matter|` +
    String.raw`protocol|qualifications?|certificates?|long|late|waste|miss|hesitate|worry|sleep|dull|forget|fail|be (?:late|left)))`,
  'giu',
);

const denialAfter =
  /^[^.!?\n,;]{0,30}\b(?:(?:is|are|was) (?:not|never)\b|not (?:required|needed|charged|requested)|is free|are free|are fake|is fake|none\b|nil\b)/iu;

/** The sentence goes on with an order after all: "no interview, pay 300". */
const order =
  /(?:[,;:-]|\bbut\b|\band\b)\s*(?:just |only |you |kindly |please |simply |then )*(?:pay|send|buy|deposit|transfer|momo (?:to|it|the|me|now|\d)|come with|bring)\b/iu;

/** A warning of fakes: words about somebody else who asks for money. */
const warning =
  /\b(?:beware|fraudsters?|fraudulent|scammers?|imposters?|impostors?|cautions?|cautioned|disclaim\w*|warns?|warned|warning|disregard|unscrupulous|so-called|purported(?:ly)?|is fake|are fake|fake (?:letters?|notice|message|recruitment|post|posts|agents?))\b/iu;

const notFake = /\b(?:not|no|never|isn't|aren't)\s+(?:a\s+|an\s+)?(?:scam|fraud|fake)/iu;

/** A mobile number of Ghana. */
export const mobile = String.raw`(?:\+?233|\b0)[\s-]?[25]\d(?:[\s-]?\d){7}(?!\d)`;

const mobileShape = new RegExp(mobile, 'u');

/** The stretch before a find in which a denial can stand. */
const reach = 90;

/**
 * Whether the words around a find deny it: "no fee is charged", "beware of people who ask for money". A text
 * that denies and then orders a payment, or gives a number to call, is not excused.
 */
export function isDenied(plain: string, sentence: Stretch, { start, end }: Stretch): boolean {
  const before = plain.slice(Math.max(sentence.start, start - reach), start);
  for (const match of before.matchAll(denial)) {
    const between = plain.slice(start - before.length + match.index + match[0].length, end);
    if (!order.test(between)) return true;
  }
  const whole = plain.slice(
    Math.max(sentence.start, start - 4 * reach),
    Math.min(sentence.end, end + 4 * reach),
  );
  if (denialAfter.test(plain.slice(end, Math.min(sentence.end, end + reach)))) return true;
  return warning.test(whole) && !notFake.test(whole) && !mobileShape.test(whole) && !order.test(whole);
}
