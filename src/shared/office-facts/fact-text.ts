import { formatMoney } from '../i18n';
import type { FactName } from './built-facts';
import { dialled } from './office-store';

const money: readonly string[] = [
  'rateNursery',
  'ratePrimary',
  'rateJhs',
  'rateShs',
  'ratePrivate',
  'transportMost',
  'homeworkRate',
  'dataPesewas',
] satisfies FactName[];

/** A fact as a text for the office: prices in cedis, numbers as they are dialled. */
export const factText = (name: string, value: string | number | boolean): string =>
  money.includes(name) ? formatMoney(Number(value)) : dialled(String(value));
