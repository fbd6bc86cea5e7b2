import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type {
  CatalogPack,
  CatalogTopic,
  ExamYear,
  Misconception,
  Pack,
} from '../../src/entities/practice/pack/model/pack';
import { packFormat } from '../../src/entities/practice/pack/model/pack';
import type { Candidate } from '../../src/entities/practice/pack/model/question-source';
import type { Option, Question, Slip } from '../../src/entities/practice/pack/model/question';
import type { RichText } from '../../src/entities/practice/pack/model/rich-text';
import { compileText, parseXml } from './compile-text';
import { misconceptionId, slipsOf, type PackSource, type Topic, type Weakness } from './read-sources';
import type { SourceQuestion } from './source-schema';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Stable under changes of other questions, and without a pattern. */
const byDigest = (one: { readonly id: string }, other: { readonly id: string }) =>
  digest(one.id).localeCompare(digest(other.id));

interface SourceSlip {
  readonly why: string;
  readonly misconception: string;
}

const slipOf = (pack: string, { why, misconception }: SourceSlip): Slip => ({
  why: compileText(why),
  misconception: misconceptionId(pack, misconception),
});

/** Options with the right one at its place; the others keep their order. */
function placeOptions(
  pack: string,
  question: SourceQuestion & { kind: 'choice' | 'choices' },
  place: number,
) {
  const compiled = question.options.map((one): Option => ({
    text: compileText(one.text),
    ...(!('right' in one) && { slip: slipOf(pack, one) }),
  }));
  if (question.kind === 'choices')
    return compiled
      .map((option, index) => ({ option, id: `${question.id} ${String(index)}` }))
      .sort(byDigest)
      .map(({ option }) => option);
  const wrong = compiled.filter(({ slip }) => slip);
  const right = compiled.filter(({ slip }) => !slip);
  return [...wrong.slice(0, place), ...right, ...wrong.slice(place)];
}

function answerOf(pack: string, question: SourceQuestion, place: number) {
  switch (question.kind) {
    case 'choice':
    case 'choices':
      return { kind: question.kind, options: placeOptions(pack, question, place % question.options.length) };
    case 'number':
      return {
        kind: question.kind,
        value: question.answer.value,
        tolerance: question.answer.tolerance ?? 0,
        ...(question.answer.unit !== undefined && { unit: question.answer.unit }),
        wrong: question.wrong.map((one) => ({ value: one.value, ...slipOf(pack, one) })),
      };
    case 'order':
      return { kind: question.kind, items: question.items.map(compileText), slip: slipOf(pack, question) };
    case 'match':
      return {
        kind: question.kind,
        pairs: question.pairs.map(({ left, right }) => ({
          left: compileText(left),
          right: compileText(right),
        })),
        slip: slipOf(pack, question),
      };
    case 'gap':
      return {
        kind: question.kind,
        accept: question.accept,
        wrong: question.wrong.map((one) => ({ text: one.text, ...slipOf(pack, one) })),
      };
    case 'point':
      return {
        kind: question.kind,
        target: question.target,
        wrong: question.wrong.map(({ x, y, radius, ...slip }) => ({ x, y, radius, ...slipOf(pack, slip) })),
      };
  }
}

function compileQuestion(pack: string, topic: Topic, question: SourceQuestion, place: number): Question {
  const { table, figure, passage } = question;
  const compiled = {
    id: question.id,
    version: question.version,
    topic: topic.id,
    syllabus: question.syllabus ?? topic.syllabus,
    ...(question.weakness !== undefined && { weakness: question.weakness }),
    difficulty: question.difficulty,
    statement: compileText(question.statement),
    ...(passage !== undefined && { passage: `${topic.id}/${passage}` }),
    ...(table && {
      table: {
        caption: table.caption,
        head: table.head.map(compileText),
        rows: table.rows.map((row) => row.map(compileText)),
      },
    }),
    ...(figure && { figure: { svg: parseXml(figure.svg), alt: figure.alt.trim().replace(/\s+/g, ' ') } }),
    hints: question.hints.map(compileText),
    steps: question.steps.map(compileText),
    ...answerOf(pack, question, place),
  };
  // The schema of the sources has the same kinds; `figure` of a point is checked by find-problems.
  return compiled as unknown as Question;
}

const yearsOf = (topic: Topic): readonly ExamYear[] => {
  const ids = [...topic.syllabus, ...topic.questions.flatMap(({ syllabus = [] }) => syllabus)];
  const isOld = ids.some((id) => id.includes('-old'));
  const isNew = ids.some((id) => id.startsWith('shs-'));
  return isOld === isNew ? [] : isOld ? [2026] : [2027];
};

export interface BuiltPack {
  readonly pack: Pack;
  readonly json: string;
  readonly entry: CatalogPack;
}

/**
 * Builds the file and the catalogue entry of a pack.
 * @param misconceptions of all packs and of the templates
 * @param templates those that the pack has
 */
export function buildPack(
  source: PackSource,
  weaknesses: readonly Weakness[],
  misconceptions: readonly { readonly id: string; readonly name: string; readonly lesson: string }[],
  templates: readonly Pick<Candidate, 'topic' | 'weakness' | 'misconceptions'>[],
): BuiltPack {
  const all = source.topics.flatMap((topic) => topic.questions.map((question) => ({ topic, question })));
  const places = new Map(
    [...all]
      .sort((one, other) => byDigest(one.question, other.question))
      .filter(({ question }) => question.kind === 'choice')
      .map(({ question }, index) => [question.id, index]),
  );
  const questions = all.map(({ topic, question }) =>
    compileQuestion(source.id, topic, question, places.get(question.id) ?? 0),
  );
  const used = new Set([
    ...all.flatMap(({ question }) =>
      slipsOf(question).map(({ misconception }) => misconceptionId(source.id, misconception)),
    ),
    ...templates.flatMap((template) => [...template.misconceptions]),
  ]);
  const named = new Map<string, number>();
  for (const { question } of all)
    if (question.weakness !== undefined)
      named.set(question.weakness, (named.get(question.weakness) ?? 0) + 1);
  const found = weaknesses.filter(
    ({ id }) => named.has(id) || templates.some((template) => template.weakness === id),
  );
  const pack: Pack = {
    format: packFormat,
    id: source.id,
    weaknesses: found.map(({ id, name, words, year, paper, source: from }) => ({
      id,
      name,
      words,
      year,
      paper,
      source: from,
    })),
    misconceptions: misconceptions
      .filter(({ id }) => used.has(id))
      .map(({ id, name, lesson }): Misconception => ({ id, name, lesson: compileText(lesson) })),
    passages: Object.fromEntries(
      source.topics.flatMap((topic) =>
        Object.entries(topic.passages ?? {}).map(([name, text]): [string, RichText] => [
          `${topic.id}/${name}`,
          compileText(text),
        ]),
      ),
    ),
    questions,
  };
  const json = JSON.stringify(pack);
  const entry: CatalogPack = {
    id: source.id,
    exam: source.id.startsWith('bece') ? 'bece' : 'wassce',
    questions: questions.length,
    templates: templates.length,
    topics: source.topics.map((topic): CatalogTopic => {
      const years = yearsOf(topic);
      return {
        id: topic.id,
        title: topic.title,
        strand: topic.strand,
        questions: topic.questions.length,
        templates: templates.filter((template) => template.topic === topic.id).length,
        ...(years.length > 0 && { years }),
      };
    }),
    weaknesses: found.map(({ id, name, words, year, paper }) => ({
      id,
      name,
      words,
      year,
      paper,
      questions: named.get(id) ?? 0,
    })),
    file: `/practice/${source.id}.${digest(json).slice(0, 8)}.json`,
    bytes: brotliCompressSync(json).length,
  };
  return { pack, json, entry };
}
