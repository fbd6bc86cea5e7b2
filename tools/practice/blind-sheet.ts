import { createHash } from 'node:crypto';
import { layoutOf } from '../../src/entities/practice/pack/model/answer-draft';
import { judge, type Answer } from '../../src/entities/practice/pack/model/judge';
import type { Pack } from '../../src/entities/practice/pack/model/pack';
import type { Question } from '../../src/entities/practice/pack/model/question';
import type { Markup, RichText } from '../../src/entities/practice/pack/model/rich-text';

/** Somebody solved this version of a question without seeing its key. */
export interface Review {
  readonly question: string;
  readonly version: number;
  /** In the words of the sheet: `B`, `A C`, `12.5`, `has gone`, `120 80`. */
  readonly answer: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Of what the reader saw and of the key. It differs when the question was changed since. */
  readonly digest: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const plain = (text: RichText) =>
  text
    .map((piece) =>
      typeof piece === 'string' ? piece : 'strong' in piece ? `*${piece.strong}*` : piece.plain,
    )
    .join('');

const toXml = ({ tag, attributes = {}, children = [] }: Markup): string => {
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${names.join('')}>${children.map((one) => (typeof one === 'string' ? one : toXml(one))).join('')}</${tag}>`;
};

const letters = 'ABCDEF';

/** Items and right sides are mixed, for each question in its own way; options stand as in the pack. */
const layout = (question: Question) =>
  layoutOf(question, Number.parseInt(sha256(question.id).slice(0, 8), 16), false);

function answersOf(question: Question): string {
  const lettered = (texts: readonly RichText[]) =>
    layout(question)
      .map((place, index) => `  ${letters.charAt(index)}. ${plain(texts[place] ?? [])}`)
      .join('\n');
  switch (question.kind) {
    case 'choice':
      return `Choose one:\n${lettered(question.options.map(({ text }) => text))}`;
    case 'choices':
      return `Choose every right one (answer like: A C):\n${lettered(question.options.map(({ text }) => text))}`;
    case 'number':
      return `Number${question.unit === undefined ? '' : ` in ${question.unit}`} (answer like: 12.5)`;
    case 'gap':
      return 'The missing word or words';
    case 'order':
      return `Put in order (answer like: C A B):\n${lettered(question.items)}`;
    case 'match': {
      const lefts = question.pairs
        .map(({ left }, index) => `  ${String(index + 1)}. ${plain(left)}`)
        .join('\n');
      return `Match 1, 2, 3 … (answer the letters in that order, like: C A B):\n${lefts}\nwith\n${lettered(question.pairs.map(({ right }) => right))}`;
    }
    case 'point':
      return 'Point at a place of the drawing, in its own units (answer like: 120 80)';
  }
}

/** A question as a reader sees it, without its key, hints and steps. */
export function blindQuestion(question: Question, passages: Pack['passages']): string {
  const passage = question.passage === undefined ? undefined : passages[question.passage];
  return [
    `## ${question.id}`,
    ...(passage ? [`Passage: ${plain(passage)}`] : []),
    plain(question.statement),
    ...(question.table
      ? [
          `Table: ${question.table.caption}`,
          ...[question.table.head, ...question.table.rows].map((row) => row.map(plain).join(' | ')),
        ]
      : []),
    ...(question.figure ? [`Figure: ${question.figure.alt}\n${toXml(question.figure.svg)}`] : []),
    answersOf(question),
  ].join('\n');
}

/**
 * Reads an answer of the sheet.
 * @throws Error when it is of another form than the question asks for
 */
function readSheetAnswer(question: Question, text: string): Answer {
  const shown = layout(question);
  const places = () =>
    text
      .trim()
      .toUpperCase()
      .split(/[\s,]+/)
      .map((letter) => {
        const place = shown[letters.indexOf(letter)];
        if (letter.length !== 1 || place === undefined)
          throw new Error(`no letter of ${question.id}: ${text}`);
        return place;
      });
  switch (question.kind) {
    case 'choice':
      return { kind: 'choice', option: places()[0] ?? -1 };
    case 'choices':
      return { kind: 'choices', options: places() };
    case 'number':
    case 'gap':
      return { kind: question.kind, typed: text };
    case 'order':
      return { kind: 'order', items: places() };
    case 'match':
      return { kind: 'match', rights: places() };
    case 'point': {
      const [x = NaN, y = NaN] = text
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      return { kind: 'point', x, y };
    }
  }
}

/** Whether the reader's answer is the key. */
export const isAgreed = (question: Question, answer: string): boolean =>
  judge(question, readSheetAnswer(question, answer)).kind === 'right';

/** Digest of what the reader saw, and of the reader's right answer. */
export function digestOf(question: Question, passages: Pack['passages'], answer: string): string {
  const seen = `${blindQuestion(question, passages)}\n${answer.trim()}`;
  return sha256(seen).slice(0, 12);
}
