import { useTranslation } from 'react-i18next';
import type { TuitionRequest } from '@/entities/tuition-request';
import { requestRecord, type DeskRecord } from '../model/desk-record';

/** A request as the list shows it, in words. */
export interface RequestRow extends DeskRecord {
  readonly request: TuitionRequest;
  readonly learner: string;
  readonly subject: string;
  /** The town, or the region where there is none. */
  readonly area: string;
  readonly region: string;
  readonly hours: string;
}

export function useRequestRows(requests: readonly TuitionRequest[], now: Date): readonly RequestRow[] {
  const { t } = useTranslation('ghana');
  const words = t as (key: string) => string;
  const slot = (hour: string) => {
    const [day = '', part = ''] = hour.split('-');
    return `${words(`daysShort.${day}`)} ${words(`dayParts.${part}`).toLowerCase()}`;
  };
  return requests.map((request) => {
    const { lessons, place } = request;
    const learner = t(`classes.${lessons.schoolClass}`);
    const subject = t(`subjects.${lessons.prioritySubject}`);
    const region = t(`regions.${place.region}`);
    const area = place.town || region;
    const hours = lessons.hours.map(slot).join(', ');
    return {
      ...requestRecord(request, now, [learner, subject, area, region]),
      request,
      learner,
      subject,
      area,
      region,
      hours,
    };
  });
}
