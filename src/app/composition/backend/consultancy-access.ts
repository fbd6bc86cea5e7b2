import { changePath, logged } from '@/entities/change-log';
import {
  consultationContactAccess,
  consultationLifecycle,
  consultationMover,
  consultationPath,
  createConsultationAccess,
  createConsultationBookingAccess,
  createMessageAccess,
  notedOfConsultation,
  type ConsultationSurroundings,
} from '@/entities/consultancy/consultation';
import { bookingPath } from '@/entities/counselling/booking';
import { createOutcomeAccess, outcomePath } from '@/entities/consultancy/outcome';
import { createProposalAccess, schoolProposalPath } from '@/entities/consultancy/proposal';
import { parseSchool, schoolPath, schoolStateAt } from '@/entities/jobs/school';
import { foundByPhone } from '@/entities/phone-tail';
import { tracked } from '@/entities/tracking';
import type { CollectionAccess, DocumentData } from '@/shared/backend';
import { schoolTopic } from '@/shared/choices';

const stateOf = (data: DocumentData | null): string => (typeof data?.state === 'string' ? data.state : '');

/** What consultations need of the change log, their proposals, and schools. */
const consultationSurroundings: ConsultationSurroundings = {
  eventOf: async (changeId, { readAfter }) => {
    const event = (await readAfter(changePath(changeId)))?.event;
    return typeof event === 'string' ? event : '';
  },
  proposalStates: async (ref, version, { read, readAfter }) => {
    const path = schoolProposalPath(ref, version);
    return [stateOf(await read(path)), stateOf(await readAfter(path))];
  },
  stepsOf: async (ref, version, { read }) =>
    Object.keys((await read(schoolProposalPath(ref, version)))?.steps ?? {}),
  changeOfReport: async (ref, id, { read, readAfter }) => {
    const path = outcomePath(ref, id);
    if ((await read(path)) !== null) return '';
    const change = (await readAfter(path))?.change;
    return typeof change === 'string' ? change : '';
  },
  isNewTalk: async (booking, { read, readAfter }) => {
    const talk = await readAfter(bookingPath(booking));
    return (
      (await read(bookingPath(booking))) === null &&
      talk?.state === 'booked' &&
      talk.topic === schoolTopic &&
      talk.isQuiet === false
    );
  },
  isCheckedSchool: async (schoolId, { now, read }) => {
    const data = await read(schoolPath(schoolId));
    return data !== null && schoolStateAt(parseSchool(schoolId, data), new Date(now)) === 'checked';
  },
};

/** Access rules of consultancy for schools: consultations, their proposals, messages, talks and reports. */
export const consultancyAccess: readonly CollectionAccess[] = [
  foundByPhone(
    tracked(
      logged(createConsultationAccess(consultationSurroundings), consultationLifecycle, {
        noted: notedOfConsultation,
        moverOf: consultationMover,
      }),
    ),
  ),
  consultationContactAccess,
  createMessageAccess(consultationSurroundings),
  createConsultationBookingAccess(consultationSurroundings),
  createProposalAccess({ consultationPathOf: consultationPath }),
  createOutcomeAccess({ consultationPathOf: consultationPath }),
];
