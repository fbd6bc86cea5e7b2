import { useTutorHomeworkQuery, type HomeworkQuestion } from '@/entities/homework/question';
import { homeworkWithPending } from '@/features/learning/homework-queue';
import { usePendingWrites } from '@/shared/pending-writes';

const none: readonly HomeworkQuestion[] = [];

/** Homework questions of a tutor, with the acts of this phone applied. */
export function useOwnHomework(tutorId: string) {
  const { data = none, isLoading } = useTutorHomeworkQuery(tutorId);
  const { acts } = usePendingWrites(tutorId);
  return { questions: homeworkWithPending(data, acts).map(({ item }) => item), isLoading };
}
