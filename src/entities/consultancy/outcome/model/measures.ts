/** Longest name and unit of a measure, in characters. */
export const measureLimits = { name: 60, unit: 20 } as const;

/** Scales lie between these whole numbers. */
export const scaleLimits = { least: -9999, most: 99_999 } as const;

/** Most measures of one report. */
export const maximumMeasures = 4;

/** What is counted, on which scale, and which end of it is the good one. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly lowest: number;
  readonly highest: number;
  readonly better: 'higher' | 'lower';
}

/** Text of one line, without tabs, that no space begins. */
const cell = (most: number): string => String.raw`[^\t\n ][^\t\n]{0,${String(most - 1)}}`;

// The size of the scale instead of its highest figure: it is never 0, so the ends cannot be turned round.
const scale = String.raw`-?\d{1,5}\t[1-9]\d{0,5}\t(?:higher|lower)`;
const measure = String.raw`${cell(measureLimits.name)}\t${cell(measureLimits.unit)}\t${scale}`;

/**
 * Stored measures: one line a measure, its name, unit, lowest figure, size of the scale and better end, with
 * tabs between. One text, since a write may cost 1,000 expressions of the rules, and each field costs some.
 * By code points, as the rules count.
 */
export const measuresShape = new RegExp(
  String.raw`^${measure}(?:\n${measure}){0,${String(maximumMeasures - 1)}}$`,
  'u',
);

/** Longest text of the measures of a report. The numbers, the better end and the tabs have 22 characters. */
export const maximumMeasuresLength = maximumMeasures * (measureLimits.name + measureLimits.unit + 23);

/** The measures of a report as one text. */
export const writeMeasures = (measures: readonly Measure[]): string =>
  measures
    .map(({ name, unit, lowest, highest, better }) =>
      [name, unit, lowest, highest - lowest, better].join('\t'),
    )
    .join('\n');

/** The measures of a stored text. */
export const readMeasures = (text: string): readonly Measure[] =>
  text.split('\n').map((line) => {
    const [name = '', unit = '', lowest, size, better] = line.split('\t');
    return {
      ...{ name, unit },
      lowest: Number(lowest),
      highest: Number(lowest) + Number(size),
      better: better === 'lower' ? 'lower' : 'higher',
    };
  });
