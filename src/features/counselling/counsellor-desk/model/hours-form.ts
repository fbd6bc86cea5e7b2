import * as v from 'valibot';
import type { WorkingHours, WorkingSpan } from '@/entities/counselling/counsellor';
import { dayShape, fieldMessage, oneOf } from '@/shared/fields';
import { weekdays } from '@/shared/ghana';
import { readSpans, spansText } from './read-spans';

type Weekday = (typeof weekdays)[number];

/** Minutes that a talk may last. */
export const talkLengths = ['30', '45', '60'] as const;

/** Minutes of rest after a talk. */
export const restLengths = ['0', '5', '10', '15', '20', '30'] as const;

const maximumExceptions = 60;

/** What the form of the hours holds. */
export interface HoursValues extends Record<Weekday, string> {
  /** Days with other hours: `2026-12-23 08:00-12:00`, a day off its date. */
  exceptions: string[];
  /** A day that is being added. */
  exceptionDay: string;
  exceptionHours: string;
  awayFrom: string;
  awayUntil: string;
  talkMinutes: string;
  bufferMinutes: string;
  /** The version of the profile whose hours these are. */
  basis: string;
}

const exceptionText = (date: string, spans: readonly WorkingSpan[]): string =>
  spans.length === 0 ? date : `${date} ${spansText(spans)}`;

/** A day with other hours, as the form keeps it. */
function readException(text: string): WorkingHours['exceptions'][number] {
  const read = readSpans(text.slice(10));
  return { date: text.slice(0, 10), spans: 'spans' in read ? read.spans : [] };
}

/** The hours of a profile in the form. */
export const hoursValues = (
  { weekly, exceptions, away, talkMinutes, bufferMinutes }: WorkingHours,
  basis: string,
): HoursValues => ({
  ...(Object.fromEntries(weekdays.map((day) => [day, spansText(weekly[day])])) as Record<Weekday, string>),
  exceptions: exceptions.map(({ date, spans }) => exceptionText(date, spans)),
  exceptionDay: '',
  exceptionHours: '',
  awayFrom: away?.from ?? '',
  awayUntil: away?.until ?? '',
  talkMinutes: String(talkMinutes),
  bufferMinutes: String(bufferMinutes),
  basis,
});

type Problem = readonly [field: keyof HoursValues, message: Parameters<typeof fieldMessage>[0]];

/**
 * The day that is being added; null when there is none, problems when it cannot be.
 * @param taken days that have their own hours already
 */
export function readAdded({
  exceptionDay,
  exceptionHours,
  exceptions,
}: HoursValues): { readonly text: string | null } | { readonly problems: readonly Problem[] } {
  if (exceptionDay === '')
    return exceptionHours.trim() === '' ? { text: null } : { problems: [['exceptionDay', 'required']] };
  if (!dayShape.test(exceptionDay)) return { problems: [['exceptionDay', 'date']] };
  if (exceptions.some((text) => text.startsWith(exceptionDay)))
    return { problems: [['exceptionDay', 'dayTwice']] };
  const read = readSpans(exceptionHours);
  if ('problem' in read) return { problems: [['exceptionHours', read.problem]] };
  return { text: exceptionText(exceptionDay, read.spans) };
}

/** Reads the form. A day that was typed and not added counts, so that nothing typed is lost. */
export function readHoursForm(
  values: HoursValues,
): { readonly hours: WorkingHours } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const weekly = Object.fromEntries(
    weekdays.map((day) => {
      const read = readSpans(values[day]);
      if ('problem' in read) problems.push([day, read.problem]);
      return [day, 'spans' in read ? read.spans : []];
    }),
  ) as unknown as WorkingHours['weekly'];
  const added = readAdded(values);
  if ('problems' in added) problems.push(...added.problems);
  const { awayFrom, awayUntil } = values;
  if (awayFrom === '' && awayUntil !== '') problems.push(['awayFrom', 'required']);
  if (awayUntil === '' && awayFrom !== '') problems.push(['awayUntil', 'required']);
  if (awayFrom !== '' && awayUntil !== '' && awayUntil < awayFrom) problems.push(['awayUntil', 'dayOrder']);
  const [talkMinutes, bufferMinutes] = [Number(values.talkMinutes), Number(values.bufferMinutes)];
  if (talkMinutes + bufferMinutes > 60) problems.push(['bufferMinutes', 'hourFull']);
  if (problems.length > 0) return { problems };
  const texts = [...values.exceptions, ...('text' in added && added.text !== null ? [added.text] : [])];
  return {
    hours: {
      weekly,
      exceptions: texts.sort().slice(-maximumExceptions).map(readException),
      away: awayFrom === '' ? null : { from: awayFrom, until: awayUntil },
      talkMinutes: talkMinutes as WorkingHours['talkMinutes'],
      bufferMinutes,
    },
  };
}

const text = v.string();

/** Hours that are saved, and the version of the profile that they were edited of. */
export interface EditedHours {
  readonly hours: WorkingHours;
  readonly basis: string;
}

/** Schema of the form: gives the hours, or a message beside each field that is wrong. */
export const hoursFormSchema: v.GenericSchema<HoursValues, EditedHours> = v.pipe(
  v.object({
    mon: text,
    tue: text,
    wed: text,
    thu: text,
    fri: text,
    sat: text,
    sun: text,
    exceptions: v.array(text),
    exceptionDay: text,
    exceptionHours: text,
    awayFrom: text,
    awayUntil: text,
    talkMinutes: oneOf(talkLengths),
    bufferMinutes: oneOf(restLengths),
    basis: text,
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const read = readHoursForm(value);
    if ('hours' in read) return { hours: read.hours, basis: value.basis };
    for (const [key, message] of read.problems)
      addIssue({
        message: fieldMessage(message),
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      });
    return NEVER;
  }),
);
