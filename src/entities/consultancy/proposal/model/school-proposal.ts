import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { stepSlots, type StepSlot } from '@/shared/choices';
import {
  dayShape,
  limits,
  optionalName,
  optionalText,
  readStored,
  requiredText,
  type PersonalFields,
} from '@/shared/fields';
import { schoolProposalLifecycle } from './proposal-lifecycle';

/** Most days of one step, and its highest price in pesewas. */
export const maximumStepDays = 60;
export const maximumStepPesewas = 10_000_000;

const time = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.regex(dayShape));

/** Day, number of days, price and words of a step: `2026-12-01/2/60000/Train five teachers`. */
const stepShape = new RegExp(
  `${dayShape.source.replace(/\$$/, '')}/(?:\\d|[1-5]\\d|60)/(?:0|[1-9]\\d{0,6}|10000000)/.+$`,
);

/** Most characters of the words of a step. */
export const maximumStepWords = 170;

/**
 * A step as it is stored: one text. A write may cost 1,000 expressions of the database rules, and each field
 * costs some.
 */
const storedStep = v.pipe(optionalText(limits.shortText), v.regex(stepShape));

const laterStep = v.exactOptional(storedStep);

/** Stored version of a proposal. The database rules are generated from this schema. */
export const schoolProposalSchema = v.strictObject({
  state: v.picklist(schoolProposalLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  aims: requiredText(limits.longText),
  steps: v.strictObject({
    s1: storedStep,
    s2: laterStep,
    s3: laterStep,
    s4: laterStep,
    s5: laterStep,
    s6: laterStep,
    s7: laterStep,
    s8: laterStep,
  } satisfies Record<StepSlot, unknown>),
  /** What is measured, and how. */
  measures: requiredText(limits.longText),
  /** Last day on which it can be accepted. */
  validUntil: day,
  /** Who of the school answered, and what was written; empty before. */
  answer: v.strictObject({
    name: optionalName,
    position: optionalText(limits.name),
    words: optionalText(limits.longText),
  }),
});

/** Emptied when the person is removed. What was offered stays. */
export const personalFieldsOfSchoolProposal: PersonalFields = [
  'answer.name',
  'answer.position',
  'answer.words',
];

type StoredProposal = v.InferOutput<typeof schoolProposalSchema>;

/** A step: what is done, on which day it begins, how many days it takes, and its price. */
export interface ProposalStep {
  readonly what: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly days: number;
  readonly pesewas: number;
}

/** The steps of a version by their places. */
export type ProposalSteps = Readonly<Partial<Record<StepSlot, ProposalStep>>>;

/** What a version offers. Its price and its days are the sums of its steps. */
export interface ProposalOffer extends Pick<StoredProposal, 'aims' | 'measures' | 'validUntil'> {
  readonly steps: ProposalSteps;
}

export type ProposalAnswer = StoredProposal['answer'];

/** One version of the proposal of a consultation. */
export interface SchoolProposal extends Omit<StoredProposal, 'steps'> {
  readonly steps: ProposalSteps;
}

/** The steps as they are stored. */
export const storeSteps = (steps: ProposalSteps): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(steps).map(([slot, { what, day: on, days, pesewas }]) => [
      slot,
      [on, days, pesewas, what].join('/'),
    ]),
  );

function readStep(stored: string): ProposalStep {
  const [on = '', days, pesewas, ...words] = stored.split('/');
  return { what: words.join('/'), day: on, days: Number(days), pesewas: Number(pesewas) };
}

export const schoolProposalsCollection = (ref: string): string => `consultations/${ref}/proposals`;

/** Id of a version: `v1`. */
export const versionId = (version: number): string => `v${String(version)}`;

export const schoolProposalPath = (ref: string, version: number): string =>
  `${schoolProposalsCollection(ref)}/${versionId(version)}`;

export function parseSchoolProposal(id: string, data: DocumentData): SchoolProposal {
  const read = readStored(schoolProposalSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `proposal ${id}: ${read.problem}`);
  const { steps, ...rest } = read.output;
  return {
    ...rest,
    steps: Object.fromEntries(Object.entries(steps).map(([slot, step]) => [slot, readStep(step)])),
  };
}

/** A step with its place. */
export interface PlacedStep extends ProposalStep {
  readonly slot: StepSlot;
}

/** The steps of a version in their order. */
export const stepsOf = ({ steps }: Pick<ProposalOffer, 'steps'>): readonly PlacedStep[] =>
  stepSlots.flatMap((slot) => {
    const step = steps[slot];
    return step === undefined ? [] : [{ slot, ...step }];
  });

/** Price and days of a version. */
export const sumsOf = (offer: Pick<ProposalOffer, 'steps'>) =>
  stepsOf(offer).reduce(
    (sum, { days, pesewas }) => ({ days: sum.days + days, pesewas: sum.pesewas + pesewas }),
    { days: 0, pesewas: 0 },
  );

/** Whether the last day of a version is over. Ghana has the clock of UTC. */
export const isPastDate = ({ validUntil }: Pick<SchoolProposal, 'validUntil'>, now: Date): boolean =>
  now.toISOString().slice(0, 10) > validUntil;
