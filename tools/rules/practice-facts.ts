import {
  assignmentNumberShape,
  assignmentSchema,
  maximumOpen,
} from '@/entities/practice/assignment/model/assignment';
import { assignmentLifecycle } from '../../src/entities/practice/assignment/model/assignment-lifecycle';
import { practiceReported, practiceReportSchema } from '@/entities/practice/assignment/model/practice-report';
import { questionReportSchema } from '@/entities/practice/question-report/model/question-report';
import { questionReportLifecycle } from '../../src/entities/practice/question-report/model/question-report-lifecycle';
import { lifecycleOf } from './lifecycle-rules';
import { literal } from './schema-rules';
import { shape } from './shape';

/** Fields that the rule of a new record checks itself. */
const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample', 'removal'];

/** Values of the template about practice. */
export const practiceFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('assignment', assignmentLifecycle),
  ...shape('isAssignment', assignmentSchema, stamps),
  ...shape('isPracticeReport', practiceReportSchema),
  ...lifecycleOf('questionReport', questionReportLifecycle),
  ...shape('isQuestionReport', questionReportSchema, stamps),
  'assignment number': literal(assignmentNumberShape.source),
  'maximum open': String(maximumOpen),
  'practice reported': literal(practiceReported),
};
