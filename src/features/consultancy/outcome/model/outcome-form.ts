import * as v from 'valibot';
import {
  dosageLimits,
  type maximumMeasures,
  maximumPupils,
  maximumTitle,
  measureLimits,
  scaleLimits,
  type Measure,
  type OutcomeContent,
  type Scale,
} from '@/entities/consultancy/outcome';
import { dayShape, fieldMessage, limits, requiredText } from '@/shared/fields';
import { isTooMany, readTyped, readTypedRows, typedOf } from './typed-rows';

/** Places of the measures in the form. */
export const measurePlaces = [1, 2, 3, 4] as const satisfies { length: typeof maximumMeasures };

export type MeasurePlace = (typeof measurePlaces)[number];

type MeasureField = 'measure' | 'unit' | 'lowest' | 'highest' | 'better';

/** What is typed; all texts. `rows` has all rows of the table, see `typed-rows.ts`. */
export type OutcomeInput = Record<
  'title' | 'name' | 'beforeOn' | 'afterOn' | 'planned' | 'held' | 'minutes' | 'count' | 'rows',
  string
> &
  Record<`${MeasureField}${MeasurePlace}`, string>;

const emptyMeasures = Object.fromEntries(
  measurePlaces.flatMap((place) => [
    [`measure${place}`, ''],
    [`unit${place}`, ''],
    [`lowest${place}`, '0'],
    [`highest${place}`, '100'],
    [`better${place}`, 'higher'],
  ]),
) as Record<`${MeasureField}${MeasurePlace}`, string>;

/** Empty values of a new report, with one measure. */
export const emptyOutcome: OutcomeInput = {
  title: '',
  name: '',
  beforeOn: '',
  afterOn: '',
  planned: '',
  held: '',
  minutes: '',
  count: '1',
  rows: '',
  ...emptyMeasures,
};

/** Values of the form that corrects a report, or sends a refused one again. */
export function inputOf(content: OutcomeContent): OutcomeInput {
  const { title, name, beforeOn, afterOn, planned, held, minutes, measures, pupils } = content;
  const placed = measures.flatMap((measure, index): readonly (readonly [string, string])[] => {
    const place = String(index + 1);
    return [
      [`measure${place}`, measure.name],
      [`unit${place}`, measure.unit],
      [`lowest${place}`, String(measure.lowest)],
      [`highest${place}`, String(measure.highest)],
      [`better${place}`, measure.better],
    ];
  });
  return {
    ...emptyOutcome,
    ...Object.fromEntries(placed),
    ...{ title, name, beforeOn, afterOn },
    ...{ planned: String(planned), held: String(held), minutes: String(minutes) },
    count: String(measures.length),
    rows: typedOf(pupils),
  };
}

/** The measures in use. */
export const placesOf = (count: string): readonly MeasurePlace[] =>
  measurePlaces.filter((place) => place <= Math.max(1, Number(count) || 1));

const { least, most } = scaleLimits;
const range = fieldMessage('range', { min: least, max: most });

const scaleEnd = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(fieldMessage('required')),
  v.regex(/^-?\d{1,5}$/, range),
  v.transform(Number),
  v.minValue(least, range),
);

/** Cells that were pasted may have tabs and line breaks; a stored measure has them between its parts. */
const oneLine = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, ' ')),
    requiredText(most),
  );

const measureInput = v.pipe(
  v.object({
    name: oneLine(measureLimits.name),
    unit: oneLine(measureLimits.unit),
    lowest: scaleEnd,
    highest: scaleEnd,
    better: v.picklist(['higher', 'lower'], fieldMessage('required')),
  }),
  v.forward(
    v.check(({ lowest, highest }) => lowest < highest, fieldMessage('scale')),
    ['highest'],
  ),
);

const measureAt = (input: OutcomeInput, place: MeasurePlace) => ({
  name: input[`measure${place}`],
  unit: input[`unit${place}`],
  lowest: input[`lowest${place}`],
  highest: input[`highest${place}`],
  better: input[`better${place}`],
});

/** Scales of the measures in use; null where one is not right yet. */
export const scalesOf = (input: OutcomeInput): readonly (Scale | null)[] =>
  placesOf(input.count).map((place) => {
    const { lowest, highest, better } = measureAt(input, place);
    const ends = [v.safeParse(scaleEnd, lowest), v.safeParse(scaleEnd, highest)] as const;
    if (!ends[0].success || !ends[1].success || ends[0].output >= ends[1].output) return null;
    return {
      lowest: ends[0].output,
      highest: ends[1].output,
      better: better === 'lower' ? 'lower' : 'higher',
    };
  });

const optionalDay = v.pipe(
  v.string(),
  v.check((day) => day === '' || dayShape.test(day), fieldMessage('date')),
);

const optionalCount = (maximum: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d*$/, fieldMessage('number')),
    v.check((text) => Number(text) <= maximum, fieldMessage('range', { min: 0, max: maximum })),
    v.transform((text): number | '' => (text === '' ? '' : Number(text))),
  );

const plain = Object.fromEntries(
  Object.keys(emptyMeasures).map((name) => [name, v.string()]),
) as unknown as Record<keyof typeof emptyMeasures, v.StringSchema<undefined>>;

const fieldOf: Readonly<Record<string, MeasureField>> = { name: 'measure' };

/** Checks the form, and makes the content of the report of it. */
export const outcomeFormSchema: v.GenericSchema<OutcomeInput, OutcomeContent> = v.pipe(
  v.object({
    ...plain,
    title: requiredText(maximumTitle),
    name: requiredText(limits.name),
    beforeOn: optionalDay,
    afterOn: optionalDay,
    planned: optionalCount(dosageLimits.sessions),
    held: optionalCount(dosageLimits.sessions),
    minutes: optionalCount(dosageLimits.minutes),
    count: v.string(),
    rows: v.string(),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): OutcomeContent => {
    const { value } = dataset;
    const input = value as unknown as OutcomeInput;
    const refused: (keyof OutcomeInput)[] = [];
    const refuse = (key: keyof OutcomeInput, message: string) => {
      refused.push(key);
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key, value: input[key] }],
      });
    };
    const measures = placesOf(input.count).flatMap((place): readonly Measure[] => {
      const read = v.safeParse(measureInput, measureAt(input, place));
      if (read.success) return [read.output];
      for (const { path, message } of read.issues) {
        const key = path?.[0].key;
        const name = typeof key === 'string' ? key : 'name';
        refuse(`${fieldOf[name] ?? (name as MeasureField)}${place}`, message);
      }
      return [];
    });
    if (value.beforeOn !== '' && value.afterOn !== '' && value.afterOn <= value.beforeOn)
      refuse('afterOn', fieldMessage('laterDay'));
    const scales = scalesOf(input);
    const { pupils, problems } = readTypedRows(readTyped(value.rows, scales.length), scales);
    if (pupils.length === 0) refuse('rows', fieldMessage('pupilFigures'));
    else if (problems.length > 0) refuse('rows', fieldMessage('pupilRows'));
    else if (isTooMany(pupils)) refuse('rows', fieldMessage('pupilsMost', { max: maximumPupils }));
    if (refused.length > 0) return NEVER;
    const { title, name, beforeOn, afterOn, planned, held, minutes } = value;
    return { title, name, beforeOn, afterOn, planned, held, minutes, measures, pupils };
  }),
);
