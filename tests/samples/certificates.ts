import { createChangeId, logChange, type ChangedBy } from '../../src/entities/change-log';
import {
  askCertificate,
  certificateAsked,
  certificatePath,
  type NewCertificate,
} from '../../src/entities/certificate';
import type { Write } from '@/shared/backend';

/** Facts of a certificate for the sample offer and tutor. */
export const sampleCertificate: Omit<NewCertificate, 'id' | 'offerId' | 'changeId' | 'tutorId'> = {
  tutorName: 'Ama S.',
  schoolClass: 'jhs-2',
  subjects: ['mathematics', 'science'],
  lessons: 18,
  minutes: 1080,
  from: '2026-03-03',
  until: '2026-06-30',
};

interface Asked {
  readonly id: string;
  readonly offerId: string;
  readonly tutorId: string;
}

/** All writes of asking for a certificate. */
export function ask(
  { id, ...asked }: Asked & Partial<typeof sampleCertificate>,
  by: ChangedBy,
  changeId = createChangeId(),
): readonly Write[] {
  return [
    ...askCertificate({ id, changeId, ...sampleCertificate, ...asked }),
    logChange({
      id: changeId,
      by,
      record: certificatePath(id),
      event: certificateAsked,
      after: { state: 'asked' },
    }),
  ];
}
