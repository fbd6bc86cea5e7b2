import type { TuitionRequest } from '@/entities/tuition-request';

/** Matching criteria: a request, or the combined wishes of a group. */
export interface WantedTutor {
  readonly learner: Pick<TuitionRequest['learner'], 'need'>;
  readonly lessons: TuitionRequest['lessons'];
  readonly place: TuitionRequest['place'];
  readonly wishedTutor?: string | undefined;
}
