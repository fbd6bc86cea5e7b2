import type { TuitionRequest } from '@/entities/tuition-request';
import type { Write } from '@/shared/backend';
import type { DeskRecord } from '@/shared/desk';
import type { OfficeFacts } from '@/shared/office-facts';
import { requestRecord } from './request-record';

/** A request as a table row, translated. */
export interface RequestRow extends DeskRecord {
  readonly request: TuitionRequest;
  readonly learner: string;
  readonly subject: string;
  /** The town, or the region without one. */
  readonly area: string;
  readonly region: string;
  /** Computed when asked: few rows are drawn, and only with the column of hours. */
  readonly hours: () => string;
}

/**
 * Creates the row of a request. Caches translations, so that a changed request costs one row.
 * @param translate translates a key of the `ghana` namespace
 * @param office says how soon it opens a request
 * @param goesOn reads what tells the tutor that the family goes on after the trial
 */
export function createRequestRows(
  translate: (key: string) => string,
  office: OfficeFacts,
  goesOn?: (ref: string) => Promise<readonly Write[]>,
): (request: TuitionRequest) => RequestRow {
  const word = once(translate);
  const slot = once((hour) => {
    const [day = '', part = ''] = hour.split('-');
    return `${word(`daysShort.${day}`)} ${word(`dayParts.${part}`).toLowerCase()}`;
  });
  const made = new WeakMap<TuitionRequest, RequestRow>();

  const make = (request: TuitionRequest): RequestRow => {
    const { lessons, place } = request;
    const learner = word(`classes.${lessons.schoolClass}`);
    const subject = word(`subjects.${lessons.prioritySubject}`);
    const region = word(`regions.${place.region}`);
    const area = place.town || region;
    const hours = () => lessons.hours.map(slot).join(', ');
    const record = requestRecord(request, [learner, subject, area, region], office, goesOn);
    return { ...record, request, learner, subject, area, region, hours };
  };

  return (request) => {
    const known = made.get(request);
    if (known) return known;
    const row = make(request);
    made.set(request, row);
    return row;
  };
}

/** Memoises a function of one string. */
function once(answer: (key: string) => string): (key: string) => string {
  const answers = new Map<string, string>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const text = answer(key);
    answers.set(key, text);
    return text;
  };
}
