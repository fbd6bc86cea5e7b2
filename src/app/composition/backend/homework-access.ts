import { logged } from '@/entities/change-log';
import {
  askerActAccess,
  askerLinkAccess,
  createHomeworkMover,
  createHomeworkQuestionAccess,
  homeworkAccess,
  homeworkMessageAccess,
  homeworkQuestionLifecycle,
  homeworkQuestionPath,
  homeworkTrackingAccess,
  notedOfHomework,
  valuedOfHomework,
} from '@/entities/homework/question';
import {
  createSolvedSourceAccess,
  solvedPublished,
  solvedQuestionAccess,
  solvedQuestionLifecycle,
} from '@/entities/homework/solved-question';
import { tracked } from '@/entities/tracking';
import type { CollectionAccess } from '@/shared/backend';
import { homeworkSurroundings } from './surroundings';

const mover = createHomeworkMover(homeworkSurroundings);

/** Access rules of homework help: questions with their threads and codes, and solved questions. */
export const homeworkHelpAccess: readonly CollectionAccess[] = [
  logged(createHomeworkQuestionAccess(homeworkSurroundings, mover), homeworkQuestionLifecycle, {
    moverOf: mover,
    noted: notedOfHomework,
    valued: valuedOfHomework,
  }),
  homeworkMessageAccess,
  askerLinkAccess,
  tracked(homeworkAccess),
  askerActAccess,
  homeworkTrackingAccess,
  logged(solvedQuestionAccess, solvedQuestionLifecycle, {
    beginning: { event: solvedPublished, by: 'office' },
  }),
  createSolvedSourceAccess({ questionPathOf: homeworkQuestionPath }),
];
