import { lessonMinutes, levelOf, usualMinutes, type Level, type SchoolClass } from '../ghana';
import type { OfficeFacts } from '../office-facts';
import { usualRates } from './usual-rates';

/** Weeks in a term of lessons. */
const termWeeks = 4;

/** What the family pays for some lessons, itemised. Amounts in pesewas. */
export interface Sum {
  readonly lessons: number;
  readonly rate: number;
  /** All lessons at their rate. */
  readonly taught: number;
  /** Transport of the lessons that the family pays. */
  readonly transport: number;
  /** What the trial, the first of the lessons, takes off: its price, when the office pays it. */
  readonly trial: number;
  readonly total: number;
}

/** Price of the first four weeks. */
export interface Price extends Sum {
  readonly level: Level;
  readonly minutes: number;
}

interface Terms {
  readonly lessons: number;
  /** Price of one lesson, in pesewas. */
  readonly rate: number;
  /** Transport for one lesson, in pesewas. */
  readonly transport?: number;
  /** Who pays the trial; absent where none is among the lessons. */
  readonly trialPayer?: OfficeFacts['trialPayer'];
}

/** Who pays a trial: the family, as any other lesson, until the office has said otherwise. */
export const trialPayerOf = ({ trialPayer }: Pick<OfficeFacts, 'trialPayer'>) =>
  trialPayer === '' ? 'family' : trialPayer;

/** Adds up lessons, of which the first may be the trial, for a family that goes on afterwards. */
export function sumOf({ lessons, rate, transport = 0, trialPayer = '' }: Terms): Sum {
  const free = trialPayer === 'office' ? Math.min(1, lessons) : 0;
  const sum = { taught: lessons * rate, transport: (lessons - free) * transport, trial: free * rate };
  return { lessons, rate, ...sum, total: sum.taught - sum.trial + sum.transport };
}

/** What the tutor is paid of a price, in pesewas; null until the office says how much. */
export const tutorShareOf = (price: number, { tutorPercent }: Pick<OfficeFacts, 'tutorPercent'>) =>
  tutorPercent === 0 ? null : Math.round((price * tutorPercent) / 100);

const quarterMinutes = 15;

/**
 * Price of one lesson of a level and length, in pesewas. Until the office says what a quarter of an hour
 * changes, every length costs what the usual one does.
 */
export function rateOf(level: Level, office: OfficeFacts, minutes = usualMinutes[level]): number {
  const quarters = (minutes - usualMinutes[level]) / quarterMinutes;
  return Math.round((usualRates(office)[level] * (100 + office.quarterPercent * quarters)) / 100);
}

/** What changes the price of the first four weeks. Amounts in pesewas for one lesson. */
interface Besides {
  /** Price of the chosen tutor; 0 or absent for the rate of the office. */
  readonly tutorPrice?: number | undefined;
  readonly transport?: number;
}

/** Price of the first four weeks. */
export function priceOf(
  schoolClass: SchoolClass,
  perWeek: number,
  office: OfficeFacts,
  { tutorPrice = 0, transport = 0 }: Besides = {},
): Price {
  const level = levelOf(schoolClass);
  const minutes = lessonMinutes(schoolClass);
  const rate = tutorPrice > 0 ? tutorPrice : rateOf(level, office, minutes);
  const { trialPayer } = office;
  return {
    level,
    minutes,
    ...sumOf({ lessons: perWeek * termWeeks, rate, transport, trialPayer }),
  };
}
