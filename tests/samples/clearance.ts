import { logChange, type ChangedBy } from '../../src/entities/change-log';
import {
  applicationEvidence,
  clearancePath,
  clearedPath,
  methodsOf,
  outcomesOf,
  recordEvidence,
  requiredEvidence,
  type NewEvidence,
} from '../../src/entities/vetting/evidence';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import { serverTime, type Write } from '@/shared/backend';
import {
  newApplicationCode,
  sampleApplication,
  sendApplication,
  transitionApplication,
} from './applications';

type Office = Extract<ChangedBy, { kind: 'office' }>;
type Kind = NewEvidence['kind'];

/** An application whose applicant the office may clear. */
export const clearedApplication = newApplicationCode();

const checkId = (ref: string, kind: Kind) => `${kind}-of-${ref.slice(3)}`;

/** Whom the other samples do not name. */
const otherTeacher = {
  ...sampleApplication,
  ghanaCard: 'GHA-000000001-1',
  ntcLicence: '',
  ntcExpiry: '',
};

/** A good check of an application, with its line. */
function passCheck(ref: string, kind: Kind, by: Office, given: Partial<NewEvidence> = {}): readonly Write[] {
  const [id, record] = [checkId(ref, kind), tutorApplicationPath(ref)];
  const [outcome = 'seen'] = outcomesOf(kind);
  const [method = 'photo'] = methodsOf(kind);
  const item = { kind, outcome, method, date: '2026-03-03', expiry: '', words: '', ...given };
  return [
    recordEvidence(applicationEvidence(record), id, by, item),
    { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
    logChange({ id, by, record, event: 'evidence.recorded' }),
  ];
}

/** An application from Send to the state in which it can be approved, each batch after the other. */
export function prepareApproval(ref: string, by: Office): readonly (readonly Write[])[] {
  const steps = [
    ['submitted', 'screening', 'screening.started'],
    ['screening', 'interview', 'interview.planned'],
    ['interview', 'onboarding', 'interview.passed'],
  ] as const;
  return [
    sendApplication(ref, [], otherTeacher),
    ...steps.map(([from, to, event]) => transitionApplication(ref, { from, to, event, by })),
    ...requiredEvidence.map((kind) => passCheck(ref, kind, by)),
  ];
}

/** The clearance by all of an application's checks, or by other ids. */
export function clearTutor(
  userId: string,
  ref = clearedApplication,
  other: Readonly<Record<string, string>> = {},
): readonly Write[] {
  const checks = Object.fromEntries(requiredEvidence.map((kind) => [kind, checkId(ref, kind)]));
  return [
    {
      type: 'create',
      path: clearancePath(userId),
      data: { ref, checks: { ...checks, ...other }, at: serverTime },
    },
    { type: 'create', path: clearedPath(tutorApplicationPath(ref)), data: { userId } },
  ];
}
