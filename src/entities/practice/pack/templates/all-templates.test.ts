import { describe, expect, it } from 'vitest';
import { numbersIn, type Recomputations } from '../../../../../tests/practice/recomputation';
import { algebraRecomputations } from '../../../../../tests/practice/recompute-algebra';
import { dataRecomputations } from '../../../../../tests/practice/recompute-data';
import { geometryRecomputations } from '../../../../../tests/practice/recompute-geometry';
import { moneyRecomputations } from '../../../../../tests/practice/recompute-money';
import { numberRecomputations } from '../../../../../tests/practice/recompute-numbers';
import { scienceRecomputations } from '../../../../../tests/practice/recompute-science';
import {
  readCalculationMisconceptions,
  readPacks,
  readSyllabusIds,
  readWeaknesses,
} from '../../../../../tools/practice/read-sources';
import type { PackId } from '../model/pack';
import type { Question } from '../model/question';
import { plainText, type RichText } from '../model/rich-text';
import { makeVariant, templates } from './all-templates';
import type { Template } from './template';

const recomputations: Recomputations = {
  ...numberRecomputations,
  ...moneyRecomputations,
  ...algebraRecomputations,
  ...geometryRecomputations,
  ...dataRecomputations,
  ...scienceRecomputations,
};

const seeds = Array.from({ length: 1000 }, (_, index) => index + 1);
const packsOf = (template: Template) => Object.keys(template.topics) as PackId[];
const variantsOf = (template: Template) =>
  seeds.map((seed) => makeVariant(template, packsOf(template)[0] ?? 'bece-math', seed));

const slipsOf = (question: Question) =>
  question.kind === 'choice'
    ? question.options.flatMap(({ slip }) => (slip ? [slip] : []))
    : question.kind === 'number'
      ? question.wrong
      : [];

const cellsOf = ({ table }: Question): readonly RichText[] =>
  table ? [[table.caption], ...table.head, ...table.rows.flat()] : [];

const textsOf = (question: Question): readonly string[] =>
  [
    question.statement,
    ...question.hints,
    ...question.steps,
    ...cellsOf(question),
    ...slipsOf(question).map(({ why }) => why),
    ...(question.kind === 'choice' ? question.options.map(({ text }) => text) : []),
  ].map(plainText);

/** Every string of a formula, as a browser with MathML shows it. */
const stringsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsOf);

const rightTextOf = (question: Question) =>
  question.kind === 'choice'
    ? question.options.filter(({ slip }) => !slip).map(({ text }) => plainText(text))
    : question.kind === 'number'
      ? [String(question.value)]
      : [];

const statementOf = (question: Question) =>
  [plainText(question.statement), ...(question.table?.rows.flat().map(plainText) ?? [])].join(' ');

/** The answer of the variant and the answer that its words give. */
function answersOf(question: Question) {
  const text = statementOf(question);
  const [right = ''] = rightTextOf(question);
  const expected = recomputations[question.id]?.answer(numbersIn(text), text, question);
  if (typeof expected === 'string') return { right, expected };
  if (question.kind === 'number') return { right: question.value, expected };
  return { right: numbersIn(right)[0], expected };
}

function isSame({ right, expected }: ReturnType<typeof answersOf>, tolerance: number) {
  if (typeof right === 'number' && typeof expected === 'number')
    return Math.abs(right - expected) <= tolerance + 1e-6;
  return right === expected;
}

const broken = /NaN|undefined|Infinity|null|object|[-−]0(?![.\d])|\d\.(?!0)\d{4}|\de[+-]|- ?\d|\s\s/;
const moneyPattern = /GH₵\d{1,3}(,\d{3})*\.\d\d(?!\d)/g;
const hasLongSentence = (text: string) =>
  text.split(/[.?!:](?:\s|$)/).some((sentence) => sentence.split(/\s+/).length > 30);

it('has the templates that the issue asks for, each with an id of its own', () => {
  const ids = templates.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(recomputations).sort()).toEqual([...ids].sort());
});

it('names topics of the syllabuses and weaknesses of the pack', () => {
  const syllabus = readSyllabusIds();
  const weaknesses = readWeaknesses();
  for (const template of templates) {
    expect(template.syllabus.filter((id) => !syllabus.has(id))).toEqual([]);
    for (const pack of packsOf(template)) {
      expect(makeVariant(template, pack, 1).syllabus, `${template.id} in ${pack}`).not.toEqual([]);
      const weakness = template.weaknesses[pack];
      if (weakness !== undefined) expect(weaknesses.find(({ id }) => id === weakness)?.pack).toBe(pack);
    }
    expect(packsOf(template)).toEqual(expect.arrayContaining(Object.keys(template.weaknesses)));
  }
});

it('names topics that are files', () => {
  const files = readPacks().flatMap((pack) => pack.topics.map(({ id }) => `${pack.id}/${id}`));
  const named = templates.flatMap(({ topics }) => Object.entries(topics).map((pair) => pair.join('/')));
  expect([...new Set(named)].filter((topic) => !files.includes(topic))).toEqual([]);
});

it('has a lesson for each misconception, and no lesson without one', () => {
  const lessons = readCalculationMisconceptions();
  const used = [...new Set(templates.flatMap(({ misconceptions }) => misconceptions))].sort();
  expect(lessons.map(({ id }) => id).sort()).toEqual(used);
  for (const { id, lesson } of lessons) {
    const words = lesson.split(/\s+/).length;
    expect(words, id).toBeGreaterThanOrEqual(45);
    expect(words, id).toBeLessThanOrEqual(115);
  }
});

describe.each(templates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  const variants = variantsOf(template);

  it('has one right answer, and wrong ones that differ', () => {
    for (const question of variants) {
      if (question.kind === 'choice') {
        const texts = question.options.map(({ text }) => plainText(text));
        expect(rightTextOf(question), texts.join(' | ')).toHaveLength(1);
        expect(new Set(texts).size, texts.join(' | ')).toBe(4);
      } else if (question.kind === 'number') {
        const values = [question.value, ...question.wrong.map(({ value }) => value)];
        expect(values.length).toBeGreaterThanOrEqual(3);
        for (const [index, value] of values.entries())
          for (const other of values.slice(index + 1))
            expect(Math.abs(value - other), values.join(' | ')).toBeGreaterThan(question.tolerance);
      } else expect.unreachable();
    }
  });

  it('agrees with an independent recomputation', () => {
    for (const question of variants) {
      const answers = answersOf(question);
      const tolerance = question.kind === 'number' ? question.tolerance : 0.005;
      expect(isSame(answers, tolerance), `${statementOf(question)} ${JSON.stringify(answers)}`).toBe(true);
    }
  });

  it('shows sensible numbers with their unit', () => {
    const unit = recomputations[id]?.unit ?? null;
    const shownUnit = unit === 'GH₵' ? /^−?GH₵[\d,]+\.\d\d$/ : new RegExp(`\\d ?${unit ?? ''}$`);
    const texts = new Set(variants.flatMap(textsOf));
    expect([...texts].filter((text) => broken.test(text))).toEqual([]);
    expect([...texts].filter((text) => text.replace(moneyPattern, '').includes('GH₵'))).toEqual([]);
    expect([...texts].filter(hasLongSentence)).toEqual([]);
    expect(stringsOf(variants).filter((text) => /NaN|undefined|Infinity|\[object/.test(text))).toEqual([]);
    for (const question of variants) {
      const options = question.kind === 'choice' ? question.options.map(({ text }) => plainText(text)) : [];
      if (question.kind === 'number') expect(question.unit ?? null).toBe(unit);
      else if (unit !== null) expect(options.filter((text) => !shownUnit.test(text))).toEqual([]);
      const values =
        question.kind === 'number'
          ? [question.value, ...question.wrong.map(({ value }) => value)]
          : options.map((text) => (unit === null ? 0 : (numbersIn(text)[0] ?? NaN)));
      expect(values.filter((value) => !(Math.abs(value) < 1e7))).toEqual([]);
    }
  });

  it('shows exactly the misconceptions that it names', () => {
    const shown = variants.flatMap((question) => slipsOf(question).map(({ misconception }) => misconception));
    expect([...new Set(shown)].sort()).toEqual([...template.misconceptions].sort());
  });

  it('gives the same variant for the same seed, and many for many', () => {
    const pack = packsOf(template)[0] ?? 'bece-math';
    for (const question of variants.slice(0, 20))
      expect(makeVariant(template, pack, question.seed ?? 0)).toEqual(question);
    expect(new Set(variants.map(statementOf)).size).toBeGreaterThanOrEqual(60);
  });

  it('gives no place of the right option away', () => {
    const places = variants.flatMap((question) =>
      question.kind === 'choice' ? [question.options.findIndex(({ slip }) => !slip)] : [],
    );
    for (const place of places.length > 0 ? [0, 1, 2, 3] : [])
      expect(places.filter((one) => one === place).length / places.length).toBeLessThan(0.32);
  });
});
