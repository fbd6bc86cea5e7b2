import * as v from 'valibot';

/** Text for people: `$…$` is a formula in LaTeX, `**…**` is bold, an empty line starts a paragraph. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/));
const questionId = v.pipe(v.string(), v.regex(/^(bece|wassce)-(math|sci|eng|soc)-\d{3}$/));

/** Why a wrong answer tempts, and the misconception behind it: `name`, or `pack/name` of another pack. */
const slip = { why: text, misconception: v.pipe(v.string(), v.regex(/^([a-z-]+\/)?[a-z0-9-]+$/)) };

const place = { x: v.number(), y: v.number(), radius: v.number() };

const figure = v.strictObject({
  /** Inline SVG with a viewBox. It draws with `currentColor`, and has no width, height, style or script. */
  svg: v.pipe(text, v.startsWith('<svg')),
  /** What a person who cannot see the drawing needs to answer. */
  alt: text,
});

const table = v.strictObject({
  caption: text,
  head: v.array(text),
  rows: v.pipe(v.array(v.array(text)), v.minLength(1)),
});

const common = {
  id: questionId,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Topics of the syllabus. Default: those of the file. */
  syllabus: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1))),
  /** Id in weaknesses.json. Only where the question trains exactly this weakness. */
  weakness: v.exactOptional(v.string()),
  /** 1: recall or one step. 2: two steps. 3: several steps, or an unfamiliar setting. */
  difficulty: v.picklist([1, 2, 3]),
  statement: text,
  /** Name of a passage of the file. */
  passage: v.exactOptional(slug),
  table: v.exactOptional(table),
  figure: v.exactOptional(figure),
  /** From a nudge to nearly the way. Neither says the answer. */
  hints: v.pipe(v.array(text), v.length(2)),
  steps: v.pipe(v.array(text), v.minLength(1), v.maxLength(7)),
  /** Arithmetic that gives the key, such as `1200 * 15/100 * 2`. */
  expression: v.exactOptional(text),
};

const wrongOption = v.strictObject({ text, ...slip });
const rightOption = v.strictObject({ text, right: v.literal(true) });
const options = v.array(v.union([rightOption, wrongOption]));

export const questionSchema = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('choice'),
    options: v.pipe(
      options,
      v.minLength(3),
      v.maxLength(5),
      v.check((all) => all.filter((one) => 'right' in one).length === 1, 'a choice has one right option'),
    ),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('choices'),
    options: v.pipe(
      options,
      v.minLength(4),
      v.maxLength(6),
      v.check((all) => all.filter((one) => 'right' in one).length >= 2, 'choices have two right options'),
    ),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('number'),
    answer: v.strictObject({
      value: v.number(),
      /** How far off still counts as right. Default: 0, exact. */
      tolerance: v.exactOptional(v.number()),
      /** Shown behind the field, such as `cm`, or before it: `GH₵`. */
      unit: v.exactOptional(text),
    }),
    wrong: v.pipe(v.array(v.strictObject({ value: v.number(), ...slip })), v.minLength(2)),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('order'),
    /** In the right order. */
    items: v.pipe(v.array(text), v.minLength(3), v.maxLength(6)),
    ...slip,
  }),
  v.strictObject({
    ...common,
    kind: v.literal('match'),
    pairs: v.pipe(v.array(v.strictObject({ left: text, right: text })), v.minLength(3), v.maxLength(5)),
    ...slip,
  }),
  v.strictObject({
    ...common,
    kind: v.literal('gap'),
    /** Every spelling that is right. Case and spaces do not count. */
    accept: v.pipe(v.array(text), v.minLength(1)),
    wrong: v.pipe(v.array(v.strictObject({ text, ...slip })), v.minLength(2)),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('point'),
    /** In units of the drawing's viewBox. */
    target: v.strictObject(place),
    wrong: v.pipe(v.array(v.strictObject({ ...place, ...slip })), v.minLength(2)),
  }),
]);

export const topicFileSchema = v.strictObject({
  /** Name of the topic as a student knows it. */
  title: text,
  strand: text,
  /** Ids in syllabus.json. */
  syllabus: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Texts that several questions are about, by name. */
  passages: v.exactOptional(v.record(slug, text)),
  questions: v.pipe(v.array(questionSchema), v.minLength(1)),
});

export const misconceptionFileSchema = v.array(
  v.strictObject({
    id: slug,
    /** What a student does, as a short sentence without a subject: `Adds the denominators`. */
    name: text,
    /** One screen: 50 to 110 words, with an example. */
    lesson: text,
  }),
);

export type SourceQuestion = v.InferOutput<typeof questionSchema>;
export type TopicFile = v.InferOutput<typeof topicFileSchema>;
export type Misconception = v.InferOutput<typeof misconceptionFileSchema>[number];
