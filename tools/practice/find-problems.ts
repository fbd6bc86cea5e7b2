import temml from 'temml';
import { evaluate, firstNumber } from './arithmetic';
import { misconceptionId, slipsOf, type PackSource, type Topic, type Weakness } from './read-sources';
import type { SourceQuestion } from './source-schema';

interface Known {
  readonly weaknesses: readonly Weakness[];
  readonly syllabus: ReadonlySet<string>;
  /** Full ids of the misconceptions of all packs. */
  readonly misconceptions: ReadonlySet<string>;
}

/** Every text of a value, however deep. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** Words of a statement without formulae, by sentence. */
const sentencesOf = (statement: string) =>
  statement
    .replace(/\$[^$]+\$/g, 'x')
    .split(/[.?!:;\n]+(?:\s|$)/)
    .map((sentence) => sentence.split(/\s+/).filter(Boolean));

function* formulaProblems(question: SourceQuestion) {
  for (const text of textsOf(question)) {
    const dollars = text.replace(/\\\$/g, '').split('$').length - 1;
    if (dollars % 2 === 1) yield `has a $ without its pair: ${text.slice(0, 60)}`;
    for (const [, formula = ''] of text.matchAll(/\$([^$]+)\$/g)) {
      try {
        temml.renderToString(formula, { throwOnError: true, strict: true });
      } catch {
        yield `has a formula that Temml does not read: ${formula}`;
      }
    }
  }
}

/** What the stated arithmetic gives must be the key. */
function* keyProblems(question: SourceQuestion) {
  if (question.expression === undefined) return;
  const value = evaluate(question.expression);
  const key =
    question.kind === 'number'
      ? question.answer.value
      : question.kind === 'choice'
        ? firstNumber(question.options.find((one) => 'right' in one)?.text ?? '')
        : question.kind === 'gap'
          ? firstNumber(question.accept[0] ?? '')
          : value;
  const tolerance = question.kind === 'number' ? (question.answer.tolerance ?? 0) : 0;
  if (key === null || Math.abs(key - value) > tolerance + 1e-9 * Math.max(1, Math.abs(value)))
    yield `has the key ${String(key)}, but ${question.expression} is ${String(value)}`;
}

function* answerProblems(question: SourceQuestion) {
  if (question.kind === 'choice' || question.kind === 'choices') {
    const texts = question.options.map(({ text }) => text.toLowerCase());
    if (new Set(texts).size !== texts.length) yield 'has an option twice';
    if (texts.some((text) => /^(all|none|both|any) of the|\b[A-E] and [A-E]\b/i.test(text)))
      yield 'has an option about the other options; options are placed in another order';
    const wrong = question.options.filter((one) => !('right' in one)).map(({ text }) => text.length);
    const right = question.options.find((one) => 'right' in one)?.text.length ?? 0;
    if (question.kind === 'choice' && right > 24 && right > 1.5 * Math.max(...wrong))
      yield 'has a right option much longer than every other';
  }
  if (question.kind === 'number') {
    const { value, tolerance = 0 } = question.answer;
    if (question.wrong.some((one) => Math.abs(one.value - value) <= tolerance))
      yield 'has a wrong number within the tolerance';
  }
  if (question.kind === 'gap') {
    if (question.statement.split('____').length !== 2) yield 'needs one gap, ____, in its statement';
    const right = new Set(question.accept.map((text) => text.toLowerCase()));
    if (question.wrong.some(({ text }) => right.has(text.toLowerCase()))) yield 'accepts a wrong word';
  }
  if (question.kind === 'match') {
    if (new Set(question.pairs.map(({ right }) => right)).size !== question.pairs.length)
      yield 'has two pairs with the same right side';
  }
  if (question.kind === 'point' && !question.figure) yield 'needs a figure to point at';
}

function* textProblems(question: SourceQuestion) {
  const sentences = sentencesOf(question.statement);
  if (sentences.some((words) => words.length > 30)) yield 'has a sentence of more than 30 words';
  if (question.statement.length > 650) yield 'has a statement of more than 650 characters; use a passage';
  if (question.figure) {
    const { svg } = question.figure;
    if (
      !svg.includes('viewBox="') ||
      /<script|style=|<image|<style|(?:href|on\w+)=|^<svg[^>]*(?:width|height)=/.test(svg)
    )
      yield 'has a figure with a script, a style, a link or a fixed size, or without a viewBox';
    if (/(fill|stroke)="(?!none|currentColor)/.test(svg)) yield 'has a figure with a colour of its own';
  }
  if (question.table?.rows.some((row) => row.length !== question.table?.head.length))
    yield 'has a table whose rows differ in length from its head';
}

function* referenceProblems(question: SourceQuestion, pack: PackSource, topic: Topic, known: Known) {
  if (!question.id.startsWith(pack.id)) yield `belongs to another pack than ${pack.id}`;
  if (question.passage !== undefined && !topic.passages?.[question.passage])
    yield `names a passage that the file lacks: ${question.passage}`;
  if (question.weakness !== undefined) {
    const weakness = known.weaknesses.find(({ id }) => id === question.weakness);
    if (weakness?.pack !== pack.id)
      yield `names a weakness that the pack's examiners did not: ${question.weakness}`;
  }
  for (const id of question.syllabus ?? topic.syllabus)
    if (!known.syllabus.has(id)) yield `names a topic that no syllabus has: ${id}`;
  for (const { misconception } of slipsOf(question)) {
    const id = misconceptionId(pack.id, misconception);
    if (!known.misconceptions.has(id)) yield `names an unknown misconception: ${id}`;
  }
}

/** Everything wrong with the sources of the packs, as `id of the question: problem`. */
export function findProblems(packs: readonly PackSource[], known: Known): readonly string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const pack of packs) {
    for (const topic of pack.topics) {
      for (const question of topic.questions) {
        if (seen.has(question.id)) problems.push(`${question.id}: is there twice`);
        seen.add(question.id);
        const found = [
          ...formulaProblems(question),
          ...keyProblems(question),
          ...answerProblems(question),
          ...textProblems(question),
          ...referenceProblems(question, pack, topic, known),
        ];
        problems.push(...found.map((problem) => `${question.id} (${topic.file}): ${problem}`));
      }
    }
    for (const { id, lesson } of pack.misconceptions) {
      const words = lesson.split(/\s+/).length;
      if (words < 35 || words > 130)
        problems.push(`${id}: its lesson has ${String(words)} words, not 35 to 130`);
    }
  }
  return problems;
}

/** Share of the choices whose right option is the only longest one. By chance it is one in four. */
export function longestShare(pack: PackSource): number {
  const choices = pack.topics.flatMap(({ questions }) =>
    questions.flatMap((question) => (question.kind === 'choice' ? [question.options] : [])),
  );
  const longest = choices.filter((options) => {
    const lengths = options.map(({ text }) => text.length);
    const right = options.find((one) => 'right' in one)?.text.length ?? 0;
    return lengths.filter((length) => length >= right).length === 1;
  });
  return choices.length === 0 ? 0 : longest.length / choices.length;
}
