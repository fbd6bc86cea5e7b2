import { enquiryLifecycle, enquiryPath, isChildAtRisk, type Enquiry } from '@/entities/enquiry';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';

const enquiryTransitions = officeTransitions(enquiryLifecycle);

/** @param words other visible text, for the search */
export function enquiryRecord(enquiry: Enquiry, words: readonly string[]): DeskRecord {
  const { ref, state, createdAt, isSample, name } = enquiry;
  return {
    ref: ref as DeskRecord['ref'],
    path: enquiryPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: state === 'new' || state === 'answering',
    lateFrom: null,
    dueAt: null,
    isFlagged: false,
    isUrgent: isChildAtRisk(enquiry) && state !== 'resolved' && state !== 'junk',
    ...searchTexts(ref, [name, ...words]),
    transitions: enquiryTransitions.get(state) ?? [],
  };
}
