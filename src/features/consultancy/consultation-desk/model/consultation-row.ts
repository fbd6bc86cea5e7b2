import {
  consultationLifecycle,
  consultationPath,
  openStates,
  type Consultation,
} from '@/entities/consultancy/consultation';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';
import { replyBy, type OfficeFacts } from '@/shared/office-facts';

const transitions = officeTransitions(consultationLifecycle);

/** A consultation on the desk. Name and contact of whoever sent it lie apart. */
export interface ConsultationRow extends DeskRecord {
  readonly consultation: Consultation;
  readonly school: string;
  readonly needs: string;
  readonly area: string;
  /** What it waits for, in words; empty when the office has nothing to do. */
  readonly next: string;
}

/** Whether the office is to do something: it reads, looks, answers or works. */
export const needsOffice = (consultation: Pick<Consultation, 'state' | 'asked'>): boolean =>
  nextActOf(consultation) !== null;

/** What a consultation waits for; null when the office has nothing to do. */
export function nextActOf({ state, asked }: Pick<Consultation, 'state' | 'asked'>) {
  if (asked && openStates.includes(state)) return 'answer';
  if (state === 'received') return 'look';
  if (state === 'scoping') return 'propose';
  if (state === 'agreed') return 'begin';
  return state === 'running' ? 'work' : null;
}

/**
 * @param words what the list shows of it, for the search too
 * @param office says how soon it answers
 */
export function consultationRow(
  consultation: Consultation,
  words: Pick<ConsultationRow, 'needs' | 'area' | 'next'>,
  office: OfficeFacts,
): ConsultationRow {
  const { ref, state, createdAt, isSample, asked } = consultation;
  const { name } = consultation.school;
  return {
    consultation,
    school: name,
    ...words,
    ref: ref as DeskRecord['ref'],
    path: consultationPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: needsOffice(consultation),
    lateFrom: state === 'received' ? replyBy(new Date(createdAt), office).getTime() : null,
    dueAt: null,
    isFlagged: false,
    // A school that asked waits for an answer.
    isUrgent: asked && openStates.includes(state),
    ...searchTexts(ref, [name, words.needs, words.area]),
    transitions: transitions.get(state) ?? [],
  };
}

/** Those that nobody has looked into come first, then the longest waiting. Both lists are by age. */
export const receivedFirst = (consultations: readonly Consultation[]): readonly Consultation[] => [
  ...consultations.filter(({ state }) => state === 'received'),
  ...consultations.filter(({ state }) => state !== 'received'),
];
