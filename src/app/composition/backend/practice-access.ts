import { logged } from '@/entities/change-log';
import {
  assignmentLifecycle,
  createAssignmentAccess,
  createAssignmentMover,
  createPracticeReportAccess,
} from '@/entities/practice/assignment';
import { questionReportAccess, questionReportLifecycle } from '@/entities/practice/question-report';
import type { CollectionAccess } from '@/shared/backend';
import { ofOffer } from './junk-access';
import { lessonSurroundings } from './surroundings';

const assignmentMover = createAssignmentMover(lessonSurroundings);

/** Access rules of practice: what tutors assign, what families report, and wrong questions. */
export const practiceAccess: readonly CollectionAccess[] = [
  ofOffer(
    logged(createAssignmentAccess(lessonSurroundings, assignmentMover), assignmentLifecycle, {
      moverOf: assignmentMover,
    }),
  ),
  ofOffer(createPracticeReportAccess(lessonSurroundings)),
  logged(questionReportAccess, questionReportLifecycle),
];
