import {
  codeHolder,
  createChangeId,
  logTrackedTransition,
  logUpdate,
  type ChangedBy,
} from '../../src/entities/change-log';
import {
  consultationPath,
  createConsultation,
  linkBooking,
  outcomeReported,
  proposalRenewed,
  questionAnswered,
  questionAsked,
  writeMessage,
  type ScopingOutput,
} from '../../src/entities/consultancy/consultation';
import { createOutcome, outcomeId, type OutcomeContent } from '../../src/entities/consultancy/outcome';
import {
  answerProposal,
  replaceProposal,
  sendProposal,
  type ProposalAnswer,
  type ProposalOffer,
} from '../../src/entities/consultancy/proposal';
import type { NewBooking } from '../../src/entities/counselling/booking';
import { indexContact } from '@/entities/phone-tail';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import type { DocumentData, Write } from '@/shared/backend';
import { schoolTopic } from '@/shared/choices';
import { sendBooking, slotIn } from './counselling';

export const newConsultationCode = () => createReferenceCode('consultancy');

const dayMs = 86_400_000;

/** A day from now, `YYYY-MM-DD`. */
export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const sampleScoping: ScopingOutput = {
  needs: ['results', 'training'],
  resultsExam: 'bece',
  resultsTrend: 'falling',
  resultsWords: 'Mathematics most of all',
  timetableTrouble: '',
  timetableClasses: '',
  timetableWords: '',
  trainingTopic: 'assessment',
  trainingWhen: 'saturdays',
  trainingWords: '',
  admissionsChange: '',
  admissionsKnown: '',
  admissionsWords: '',
  systemsArea: '',
  systemsNow: '',
  systemsWords: '',
  more: '',
  schoolName: 'Adenta Community School',
  kind: 'public',
  levels: ['jhs'],
  region: 'GH-AA',
  town: 'Adenta',
  pupils: 'up-to-300',
  teachers: 'up-to-25',
  from: dayIn(20),
  until: dayIn(200),
  firstDay: dayIn(5),
  firstPart: 'morning',
  secondDay: dayIn(6),
  secondPart: 'afternoon',
  way: 'at-school',
  decides: 'head',
  name: 'Akua Boateng',
  position: 'Headteacher',
  phone: '+233241234567',
  email: '',
  consent: true,
};

/** A consultation, as the form sends it. */
export const askForConsultation = (ref: string, sent: Partial<ScopingOutput> = {}): readonly Write[] => {
  const output = { ...sampleScoping, ...sent };
  return [
    ...createConsultation(ref, output, 'en'),
    ...indexContact(ref, output),
    openTracking(ref, { kind: 'consultation' }, 'received'),
  ];
};

/** A talk that a school books from its consultation. */
export const bookSchoolTalk = (
  ref: string,
  booking: string,
  sent: Partial<NewBooking> = {},
): readonly Write[] => [
  ...sendBooking(booking, { topic: schoolTopic, way: 'phone', slot: slotIn(48, ''), ...sent }),
  linkBooking(ref, booking),
];

export const sampleOffer: ProposalOffer = {
  aims: 'More pupils pass mathematics.',
  steps: {
    s1: { what: 'Look at the results of three years', day: dayIn(20), days: 2, pesewas: 60_000 },
    s2: { what: 'Train five teachers', day: dayIn(40), days: 3, pesewas: 150_000 },
  },
  measures: 'Marks of the mock in March, before and after.',
  validUntil: dayIn(30),
};

interface Moved {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly by: ChangedBy;
  readonly changes?: DocumentData;
  readonly id?: string;
}

/** A transition of a consultation. */
export const moveConsultation = (ref: string, { id = createChangeId(), ...move }: Moved): readonly Write[] =>
  logTrackedTransition({ id, ref, record: consultationPath(ref), ...move });

/** The office sends the next version. */
export function sendVersion(
  ref: string,
  by: ChangedBy,
  version = 1,
  offer: ProposalOffer = sampleOffer,
): readonly Write[] {
  const id = createChangeId();
  return [
    ...moveConsultation(ref, {
      id,
      by,
      event: 'proposal.sent',
      from: 'scoping',
      to: 'proposed',
      changes: { latest: version },
    }),
    sendProposal(ref, version, id, offer),
  ];
}

/** The office sends a version in the place of one that waits. */
export function renewVersion(
  ref: string,
  by: ChangedBy,
  version = 2,
  offer: ProposalOffer = sampleOffer,
): readonly Write[] {
  const id = createChangeId();
  return [
    ...logUpdate({
      id,
      by,
      record: consultationPath(ref),
      event: proposalRenewed,
      changes: { latest: version },
    }),
    replaceProposal(ref, version - 1, id),
    sendProposal(ref, version, id, offer),
  ];
}

const sampleAnswer: ProposalAnswer = { name: 'Akua Boateng', position: 'Headteacher', words: '' };

/** A named person of the school answers a version. */
export function answerVersion(
  ref: string,
  state: 'accepted' | 'declined',
  {
    by = codeHolder,
    version = 1,
    answer = sampleAnswer,
  }: { readonly by?: ChangedBy; readonly version?: number; readonly answer?: ProposalAnswer } = {},
): readonly Write[] {
  const id = createChangeId();
  const isAccepted = state === 'accepted';
  return [
    ...moveConsultation(ref, {
      id,
      by,
      event: `proposal.${state}`,
      from: 'proposed',
      to: isAccepted ? 'agreed' : 'scoping',
      ...(isAccepted && { changes: { agreed: version } }),
    }),
    answerProposal(ref, version, id, state, answer),
  ];
}

/** A question of the school, or an answer of the office. */
export function say(
  ref: string,
  from: 'school' | 'office',
  by: ChangedBy,
  words = 'When?',
): readonly Write[] {
  const id = createChangeId();
  const isQuestion = from === 'school';
  return [
    ...logUpdate({
      id,
      by,
      record: consultationPath(ref),
      event: isQuestion ? questionAsked : questionAnswered,
      changes: { asked: isQuestion },
    }),
    writeMessage(ref, id, { from, words }),
  ];
}

/** A change of a consultation that stays in its state. */
export const noteOnConsultation = (
  ref: string,
  event: string,
  by: ChangedBy,
  changes: DocumentData,
): readonly Write[] => logUpdate({ id: createChangeId(), by, record: consultationPath(ref), event, changes });

export const sampleFigures: OutcomeContent = {
  title: 'JHS 2 B',
  name: 'Akua Boateng',
  beforeOn: '2026-01-20',
  afterOn: '2026-06-30',
  planned: 12,
  held: 10,
  minutes: 60,
  measures: [{ name: 'Mathematics test', unit: 'marks', lowest: 0, highest: 100, better: 'higher' }],
  pupils: [
    { number: '1', pairs: [{ before: 40, after: 55 }] },
    { number: '2', pairs: [{ before: 50.5, after: null }] },
  ],
};

export interface SavedReport {
  readonly id?: string;
  readonly series?: string;
  readonly version?: number;
  readonly from?: 'school' | 'office';
  readonly content?: OutcomeContent;
}

/** A report of the school or the office. */
export function saveReport(
  ref: string,
  by: ChangedBy,
  { id = createChangeId(), series = id, version = 1, from, content = sampleFigures }: SavedReport = {},
): readonly Write[] {
  const saved = from ?? (by.kind === 'office' ? 'office' : 'school');
  return [
    createOutcome({ ref, series, version, from: saved, content }, id),
    ...logUpdate({
      id,
      by,
      record: consultationPath(ref),
      event: outcomeReported,
      changes: { report: outcomeId(series, version) },
    }),
  ];
}
