import type { TuitionRequest } from '@/entities/tuition-request';

/** What a tutor is matched by: a request, or the wishes of a group of neighbours. */
export interface WantedTutor {
  readonly learner: Pick<TuitionRequest['learner'], 'need'>;
  readonly lessons: TuitionRequest['lessons'];
  readonly place: TuitionRequest['place'];
  readonly wishedTutor?: string | undefined;
}
