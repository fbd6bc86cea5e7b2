import { createChangeId, logChange, type ChangedBy } from '../../src/entities/change-log';
import { recordEvidence } from '../../src/entities/vetting/evidence';
import { createGroup, type GroupTerms } from '../../src/entities/neighbour-group';
import { indexContact } from '@/entities/phone-tail';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking, trackTransition } from '@/entities/tracking';
import {
  createTutorApplication,
  tutorApplicationPath,
  type ApplicationFile,
  type TutorApplicationOutput,
} from '../../src/entities/tutor-application';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';

export const newApplicationCode = () => createReferenceCode('application');

/** A complete application, as the form sends it. */
export const sampleApplication: TutorApplicationOutput = {
  name: 'Abena Serwaa Osei',
  gender: 'woman',
  phone: '+233244123456',
  email: 'abena@example.com',
  region: 'GH-AA',
  town: 'Madina',
  languages: ['english', 'ga'],
  about: 'I teach slowly, and check often.',
  subjects: ['mathematics', 'science'],
  levels: ['primary', 'jhs'],
  years: 6,
  qualification: 'B.Ed. Mathematics, UCC 2019',
  hasNeedExperience: 'no',
  where: 'home',
  regions: ['GH-AA'],
  towns: 'Madina, Adenta',
  hours: ['sat-morning'],
  rate: 7000,
  ghanaCard: 'GHA-725436121-3',
  ntcLicence: 'PT/006655/2019',
  ntcExpiry: '2027-08-31',
  policeClearance: 'applied',
  firstName: 'Kojo Mensah',
  firstPhone: '+233201234567',
  firstRelation: 'head',
  firstPlace: 'Madina No. 2 JHS',
  secondName: 'Ama Boateng',
  secondPhone: '+233271234567',
  secondRelation: 'parent',
  secondPlace: 'Adenta',
  worksInPublicSchool: 'no',
  school: '',
  noOwnPupils: true,
  conduct: true,
  consent: true,
};

const file = (kind: ApplicationFile['kind'], n: number): ApplicationFile => ({
  kind,
  id: `00000000-0000-4000-8000-00000000000${String(n)}`,
  name: `${kind}.jpg`,
  type: 'image/jpeg',
  size: 200_000,
});

export const sampleCard = file('ghana-card', 1);

export const sampleFiles: readonly ApplicationFile[] = [sampleCard, file('certificate', 2)];

/** All writes of sending an application. */
export const sendApplication = (
  ref: string,
  files: readonly ApplicationFile[] = [],
  sent: TutorApplicationOutput = sampleApplication,
): readonly Write[] => [
  ...createTutorApplication(ref, sent, files, 'en'),
  ...indexContact(ref, sent),
  openTracking(ref, { kind: 'application' }, 'submitted'),
];

/** A transition with tracking and change-log entry. */
export function transitionApplication(
  ref: string,
  { from, to, event, by, changes = {} }: ApplicationTransition,
  id = createChangeId(),
): readonly Write[] {
  const record = tutorApplicationPath(ref);
  return [
    {
      type: 'update',
      path: record,
      changes: { ...changes, state: to, movedAt: serverTime, updatedAt: serverTime, lastChange: id },
    },
    trackTransition(ref, id, to),
    logChange({ id, by, record, event, before: { state: from }, after: { state: to } }),
  ];
}

interface ApplicationTransition {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  readonly by: ChangedBy;
  readonly changes?: DocumentData;
}

/** A check, with the update of its record and the change-log entry. */
export function recordCheck(
  collection: string,
  record: string,
  by: Extract<ChangedBy, { kind: 'office' }>,
  id = createChangeId(),
): readonly Write[] {
  return [
    recordEvidence(collection, id, by, {
      kind: 'ghana-card',
      outcome: 'seen',
      method: 'original',
      date: '2026-03-03',
      expiry: '2031-03-02',
      words: '',
    }),
    { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
    logChange({ id, by, record, event: 'evidence.recorded' }),
  ];
}

const sampleTerms: GroupTerms = {
  schoolClass: 'jhs-2',
  subject: 'mathematics',
  region: 'GH-AA',
  town: 'Adenta',
  hours: ['tue-evening', 'sat-morning'],
  size: 2,
  pricePerChild: 4500,
  priceAlone: 6000,
};

/** A group with invitations and change-log entry. */
export const proposeGroup = (
  id: string,
  members: readonly string[],
  by: ChangedBy,
  changeId = createChangeId(),
): readonly Write[] => [
  ...createGroup({ id, changeId, members, terms: sampleTerms }),
  logChange({
    id: changeId,
    by,
    record: `groups/${id}`,
    event: 'group.proposed',
    after: { state: 'proposed' },
  }),
];
