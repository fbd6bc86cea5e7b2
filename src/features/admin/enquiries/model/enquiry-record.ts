import { enquiryLifecycle, enquiryPath, isChildAtRisk, isUnanswered, type Enquiry } from '@/entities/enquiry';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';
import { replyBy, type OfficeFacts } from '@/shared/office-facts';

const enquiryTransitions = officeTransitions(enquiryLifecycle);

/**
 * @param words other visible text, for the search
 * @param office says how soon it answers
 */
export function enquiryRecord(enquiry: Enquiry, words: readonly string[], office: OfficeFacts): DeskRecord {
  const { ref, state, createdAt, isSample, name } = enquiry;
  const isWaiting = isUnanswered(state);
  return {
    ref: ref as DeskRecord['ref'],
    path: enquiryPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting,
    lateFrom: isWaiting ? replyBy(new Date(createdAt), office).getTime() : null,
    dueAt: null,
    isFlagged: false,
    isUrgent: isChildAtRisk(enquiry) && state !== 'resolved' && state !== 'junk',
    ...searchTexts(ref, [name, ...words]),
    transitions: enquiryTransitions.get(state) ?? [],
  };
}
