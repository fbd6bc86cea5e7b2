import { createChangeId, type ChangedBy } from '../../src/entities/change-log';
import {
  consultationPath,
  schoolLinked,
  stepMarked,
  type ScopingOutput,
} from '../../src/entities/consultancy/consultation';
import { maximumPupils, measureLimits, type OutcomeContent } from '../../src/entities/consultancy/outcome';
import {
  maximumStepWords,
  schoolProposalPath,
  type ProposalOffer,
} from '../../src/entities/consultancy/proposal';
import { stepSlots } from '@/shared/choices';
import { trackingPath } from '@/entities/tracking';
import type { DocumentData, Write } from '@/shared/backend';
import { limits } from '@/shared/fields';
import { documentsOf, type Documents } from '../policy/attempt';
import type { Letter } from '../policy/matrix-people';
import { counsellorIn, newBookingCode, samplePerson, slotIn } from '../samples/counselling';
import {
  answerVersion,
  askForConsultation,
  bookSchoolTalk,
  dayIn,
  moveConsultation,
  newConsultationCode,
  noteOnConsultation,
  renewVersion,
  sampleFigures,
  saveReport,
  say,
  sendVersion,
} from '../samples/consultations';
import { schoolIn } from '../samples/posts';

type Batch = readonly [string, Letter, Documents, readonly Write[]];

const ref = newConsultationCode();
const record = consultationPath(ref);
const long = 'a'.repeat(limits.longText);
const holder: ChangedBy = { kind: 'code-holder' };

/** Every need, with texts as long as they may be. */
const longest: Partial<ScopingOutput> = {
  needs: ['results', 'timetable', 'training', 'admissions', 'systems'],
  resultsWords: long,
  timetableTrouble: 'clashes',
  timetableClasses: 'over-24',
  timetableWords: long,
  trainingWords: long,
  admissionsChange: 'falling',
  admissionsKnown: 'nothing',
  admissionsWords: long,
  systemsArea: 'records',
  systemsNow: 'paper',
  systemsWords: long,
  more: long,
  levels: ['nursery', 'primary', 'jhs', 'shs', 'private'],
  town: 'a'.repeat(limits.shortText),
};

const step = { what: 'a'.repeat(maximumStepWords), day: dayIn(20), days: 60, pesewas: 10_000_000 };

/** Eight steps, with texts as long as they may be. */
const longestOffer: ProposalOffer = {
  aims: long,
  steps: { s1: step, ...Object.fromEntries(stepSlots.map((slot) => [slot, step])) },
  measures: long,
  validUntil: dayIn(30),
};

const measure = {
  name: 'a'.repeat(measureLimits.name),
  unit: 'a'.repeat(measureLimits.unit),
  lowest: -9999,
  highest: 99_999,
  better: 'higher',
} as const;

const pair = { before: -99_999.99, after: -99_999.99 };

/** As many pupils and measures as a report may have, each with as many characters: 505 kB. */
const longestFigures: OutcomeContent = {
  ...sampleFigures,
  measures: [measure, measure, measure, measure],
  pupils: Array.from({ length: maximumPupils }, (_, index) => ({
    number: `Pupil/${String(100_000 + index)}/123456A`,
    pairs: [pair, pair, pair, pair],
  })),
};

const asked = askForConsultation(ref, longest);
const sent = documentsOf(asked);

const inState = (
  world: Documents,
  state: string,
  changes: DocumentData = {},
  version = 'sent',
): Documents => {
  const path = schoolProposalPath(ref, 1);
  const hasProposal = changes.latest === 1;
  const proposals = documentsOf(sendVersion(ref, holder, 1, longestOffer));
  return {
    ...world,
    ...schoolIn('checked'),
    ...sent,
    [record]: { ...sent[record], state, lastChange: 'c1', ...changes },
    [trackingPath(ref)]: { ...sent[trackingPath(ref)], state },
    ...(hasProposal && { [path]: { ...proposals[path], state: version, lastChange: 'p1' } }),
  };
};

const schoolId = Object.keys(schoolIn('checked'))[0]?.split('/')[1] ?? '';
const allDone = Object.fromEntries(stepSlots.map((slot) => [slot, dayIn(0)]));
const answer = { name: 'Akua Boateng', position: 'Headteacher', words: long };

/** Writes about consultations, each of maximum size. */
export function consultationBatches(world: Documents, by: ChangedBy): readonly Batch[] {
  const received = inState(world, 'received');
  const proposed = inState(world, 'proposed', { latest: 1 });
  const agreed = inState(world, 'agreed', { latest: 1, agreed: 1 }, 'accepted');
  return [
    ['a consultation', 'G', world, asked],
    ['a question of a school', 'G', received, say(ref, 'school', holder, long)],
    [
      'a talk of a school in person',
      'G',
      { ...received, ...counsellorIn('published') },
      bookSchoolTalk(ref, newBookingCode(), {
        way: 'in-person',
        slot: slotIn(48),
        person: { ...samplePerson, words: long },
      }),
    ],
    ['an answer to a school', 'A', received, say(ref, 'office', by, long)],
    [
      'a consultation that is declined',
      'A',
      received,
      moveConsultation(ref, {
        id: createChangeId(),
        event: 'consultation.declined',
        from: 'received',
        to: 'declined',
        by,
        changes: { reason: 'too-far' },
      }),
    ],
    ['a proposal', 'A', inState(world, 'scoping'), sendVersion(ref, by, 1, longestOffer)],
    ['a proposal in the place of another', 'A', proposed, renewVersion(ref, by, 2, longestOffer)],
    ['a proposal that is accepted', 'G', proposed, answerVersion(ref, 'accepted', { answer })],
    ['a proposal that is declined', 'G', proposed, answerVersion(ref, 'declined', { answer })],
    ['steps that are done', 'A', agreed, noteOnConsultation(ref, stepMarked, by, { done: allDone })],
    ['a report of a school', 'G', agreed, saveReport(ref, holder, { content: longestFigures })],
    ['a report of the office', 'A', agreed, saveReport(ref, by, { content: longestFigures })],
    ['a school that is linked', 'A', received, noteOnConsultation(ref, schoolLinked, by, { schoolId })],
  ];
}
