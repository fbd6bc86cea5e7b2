import {
  tutorApplicationLife,
  tutorApplicationPath,
  type TutorApplication,
} from '@/entities/tutor-application';
import { officeMoves, searchTexts, type DeskRecord } from '@/shared/desk';

const applicationMoves = officeMoves(tutorApplicationLife);

/** @param words other visible text, for the search */
export function applicationRecord(application: TutorApplication, words: readonly string[]): DeskRecord {
  const { ref, state, createdAt, isSample } = application;
  return {
    ref: ref as DeskRecord['ref'],
    path: tutorApplicationPath(ref),
    state,
    createdAt,
    isSample,
    lateFrom: null,
    askFrom: null,
    isWorried: false,
    isUrgent: false,
    ...searchTexts(ref, words),
    moves: applicationMoves.get(state) ?? [],
  };
}
