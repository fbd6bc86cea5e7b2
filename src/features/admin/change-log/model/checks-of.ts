import type { Change } from '@/entities/change-log';
import {
  applicationEvidence,
  evidenceRecorded,
  evidenceWithdrawn,
  tutorEvidence,
} from '@/entities/vetting/evidence';

/** Collection of the check that a change is about; null for other changes. */
export function checksOf({ event, record }: Pick<Change, 'event' | 'record'>): string | null {
  if (event !== evidenceRecorded && event !== evidenceWithdrawn) return null;
  const [collection, id = ''] = record.split('/');
  return collection === 'tutors' ? tutorEvidence(id) : applicationEvidence(record);
}
