import {
  tutorApplicationLifecycle,
  tutorApplicationPath,
  type TutorApplication,
} from '@/entities/tutor-application';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';
import { replyBy, type OfficeFacts } from '@/shared/office-facts';

const applicationTransitions = officeTransitions(tutorApplicationLifecycle);

/** States in which the application waits for the office, not for the tutor. */
const waitingStates: readonly string[] = ['submitted', 'screening', 'interview', 'moving', 'onboarding'];

/**
 * @param words other visible text, for the search
 * @param office says how soon it opens an application
 */
export function applicationRecord(
  application: TutorApplication,
  words: readonly string[],
  office: OfficeFacts,
): DeskRecord {
  const { ref, state, createdAt, isSample } = application;
  return {
    ref: ref as DeskRecord['ref'],
    path: tutorApplicationPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: waitingStates.includes(state),
    lateFrom: state === 'submitted' ? replyBy(new Date(createdAt), office).getTime() : null,
    dueAt: null,
    isFlagged: false,
    isUrgent: false,
    ...searchTexts(ref, words),
    transitions: applicationTransitions.get(state) ?? [],
  };
}
