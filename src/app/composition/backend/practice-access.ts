import { logged } from '@/entities/change-log';
import {
  assignmentLifecycle,
  createAssignmentAccess,
  createAssignmentMover,
  createPracticeReportAccess,
} from '@/entities/practice/assignment';
import { questionReportAccess, questionReportLifecycle } from '@/entities/practice/question-report';
import type { CollectionAccess } from '@/shared/backend';
import { homeworkHelpAccess } from './homework-access';
import { ofOffer } from './junk-access';
import { lessonSurroundings } from './surroundings';

const assignmentMover = createAssignmentMover(lessonSurroundings);

/** Access rules of learning: practice that tutors assign and families report, wrong questions, homework. */
export const practiceAccess: readonly CollectionAccess[] = [
  ofOffer(
    logged(createAssignmentAccess(lessonSurroundings, assignmentMover), assignmentLifecycle, {
      moverOf: assignmentMover,
    }),
  ),
  ofOffer(createPracticeReportAccess(lessonSurroundings)),
  logged(questionReportAccess, questionReportLifecycle),
  ...homeworkHelpAccess,
];
