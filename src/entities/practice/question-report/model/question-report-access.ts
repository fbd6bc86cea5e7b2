import { isAdmin, type CollectionAccess } from '@/shared/backend';
import { isStored, uuidShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { questionReportPath, questionReportSchema } from './question-report';
import { questionReportLifecycle } from './question-report-lifecycle';

const transition = lifecycleRule(questionReportLifecycle, { office: ['decision'] }, (context) =>
  isAdmin(context) ? 'office' : null,
);

/**
 * Access rules of reports about questions: anyone sends one, the office lists and decides. Whoever has the
 * random id may get it, so that a device which did not hear the answer finds that its report has arrived.
 */
export const questionReportAccess: CollectionAccess = {
  pattern: questionReportPath('{id}'),
  get: () => true,
  list: isAdmin,
  create: (context) =>
    uuidShape.test(context.id) &&
    isStored(questionReportSchema, context.after) &&
    isNewRecord(context, questionReportLifecycle) &&
    context.after?.lastChange === '' &&
    context.after.decision === '',
  update: async (context) =>
    context.before?.state !== context.after?.state &&
    isStored(questionReportSchema, context.after) &&
    (context.after?.state === 'dismissed') === (context.after?.decision !== '') &&
    transition(context),
};
