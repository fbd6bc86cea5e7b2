import { createChangeId, logChange, logUpdate, type Staff } from '../../src/entities/change-log';
import { concernPath } from '../../src/entities/concern';
import { applicationEvidence, recordEvidence, tutorEvidence } from '../../src/entities/vetting/evidence';
import { jobApplicationPath } from '../../src/entities/jobs/job-application';
import { writeNote } from '../../src/entities/note';
import { createOffer, type LearnerPart } from '../../src/entities/offer';
import { tuitionRequestPath, writeProposal } from '../../src/entities/tuition-request';
import { createTutor, tutorPath } from '../../src/entities/tutor';
import {
  linkApplicant,
  tutorApplicationPath,
  writeApplicationMessage,
} from '../../src/entities/tutor-application';
import { giveRole } from '@/entities/person';
import type { Write } from '@/shared/backend';
import { newApplicationCode, proposeGroup } from '../samples/applications';
import { clearTutor, prepareApproval } from '../samples/clearance';
import { sampleTutor } from '../samples/offers';
import { familyPhone, mark, photo, type Codes } from './person-texts';

import { groupId, offer, offerId } from './story-ids';

const note = (record: string, by: Staff): readonly Write[] => {
  const id = createChangeId();
  return [
    ...logUpdate({ id, by, record, event: 'note.added' }),
    writeNote(record, id, { userId: by.userId, name: by.name }, `${mark} was called`),
  ];
};

const check = (collection: string, record: string, by: Staff): readonly Write[] => {
  const id = createChangeId();
  return [
    ...logUpdate({ id, by, record, event: 'evidence.recorded' }),
    recordEvidence(collection, id, by, {
      kind: 'ghana-card',
      outcome: 'seen',
      method: 'photo',
      date: '2026-03-03',
      expiry: '2031-03-02',
      words: `The card says ${mark}`,
    }),
  ];
};

/** A question for the applicant, with a change of the application. */
const question = (ref: string, by: Staff): readonly Write[] => {
  const id = createChangeId();
  const record = tutorApplicationPath(ref);
  return [
    ...logUpdate({ id, by, record, event: 'note.added' }),
    writeNote(record, id, { userId: by.userId, name: by.name }, `${mark} is asked`),
    writeApplicationMessage(ref, id, { from: 'office', words: `${mark}, which school?` }),
  ];
};

/** What the teacher's account links. */
export const linkedByTeacher = (userId: string, codes: Codes): readonly (readonly Write[])[] => [
  [linkApplicant(userId, codes.application, true)],
];

/** What the office writes, before the tutor and the family act. */
export function writtenByOffice(userId: string, codes: Codes, by: Staff): readonly (readonly Write[])[] {
  const [role, profile, made] = [createChangeId(), createChangeId(), createChangeId()];
  const learner: LearnerPart = {
    gender: 'boy',
    age: 13,
    need: `${mark} reads slowly`,
    schoolClass: 'jhs-2',
    subjects: ['mathematics', 'science'],
    prioritySubject: 'mathematics',
    hours: ['tue-evening', 'sat-morning'],
    perWeek: 2,
    startDate: '2026-12-01',
    where: 'home',
    region: 'GH-AA',
    town: `${mark} Town`,
  };
  const contact = {
    learnerName: `${mark} Kid`,
    name: `${mark} Quaye`,
    phone: familyPhone,
    contactBy: 'call',
    digitalAddress: '',
    landmark: `Behind ${mark}`,
    language: 'en',
  } as const;
  const cleared = newApplicationCode();
  return [
    ...prepareApproval(cleared, by),
    [
      ...clearTutor(userId, cleared),
      createTutor(userId, profile, {
        ...sampleTutor,
        name: `${mark} T.`,
        photo: photo.id,
        about: `I am ${mark}`,
        towns: `${mark} Towns`,
        qualification: `B.Ed. of ${mark}`,
      }),
      logChange({
        id: profile,
        by,
        record: tutorPath(userId),
        event: 'tutor.approved',
        after: { state: 'active' },
      }),
    ],
    [
      giveRole(userId, { isNew: true, role: 'tutor', name: mark, lastChange: role }),
      logChange({
        id: role,
        by,
        record: `roles/${userId}`,
        event: 'role.given',
        before: { role: 'none' },
        after: { role: 'tutor' },
      }),
    ],
    check(
      applicationEvidence(tutorApplicationPath(codes.application)),
      tutorApplicationPath(codes.application),
      by,
    ),
    check(tutorEvidence(userId), tutorPath(userId), by),
    note(tuitionRequestPath(codes.request), by),
    note(`enquiries/${codes.enquiry}`, by),
    note(concernPath(codes.concern), by),
    note(tutorApplicationPath(codes.application), by),
    question(codes.application, by),
    note(jobApplicationPath(codes.jobApplication), by),
    [
      ...createOffer({
        id: offerId,
        changeId: made,
        ref: codes.request,
        tutorId: userId,
        learner,
        contact,
        tutorContact: { phone: '+233209876543' },
        price: 6000,
        groupSize: 1,
      }),
      writeProposal(codes.request, offerId, userId),
      logChange({ id: made, by, record: offer, event: 'offer.made', after: { state: 'sent' } }),
    ],
    proposeGroup(groupId, [codes.request, codes.neighbour], by),
  ];
}
