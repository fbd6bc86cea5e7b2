import { untouchedQuestion } from '@/entities/homework/question/model/untouched-question';
import { askerActSchema, askerLinkSchema, homeworkSchema } from '@/entities/homework/question/model/homework';
import { homeworkQuestionSchema } from '@/entities/homework/question/model/question';
import {
  handBackReasons,
  hideReasons,
  homeworkDeclineReasons,
  maximumHints,
  maximumSteps,
  partLength,
} from '@/entities/homework/question/model/question-choices';
import {
  answerStandsMs,
  claimMs,
  homeworkPaid,
  homeworkPublished,
  homeworkQuestionLifecycle,
  homeworkTakenOver,
  maximumAsksBack,
  ownStates,
  queuedStates,
} from '../../src/entities/homework/question/model/question-lifecycle';
import {
  homeworkAnswerSchema,
  homeworkMessageSchema,
} from '@/entities/homework/question/model/question-message';
import { reopenedFields } from '@/entities/homework/question/model/sort-question';
import {
  solvedPublished,
  solvedQuestionLifecycle,
} from '../../src/entities/homework/solved-question/model/solved-lifecycle';
import {
  solvedQuestionSchema,
  solvedSourceSchema,
} from '@/entities/homework/solved-question/model/solved-question';
import { unshownStates } from '@/shared/backend/document-files';
import { joinedLength, listMark } from '@/shared/fields';
import { classesOf, levels } from '@/shared/ghana';
import { define } from './define';
import { hoursOf, lifecycleOf } from './lifecycle-rules';
import { list, literal } from './schema-rules';
import { shape } from './shape';

const stamps = ['state', 'createdAt', 'movedAt', 'updatedAt', 'lastChange', 'isSample', 'removal'];

const valueOf = (value: unknown): string =>
  typeof value === 'string'
    ? literal(value)
    : typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .map(([name, inner]) => `${literal(name)}: ${valueOf(inner)}`)
          .join(', ')}}`
      : String(value);

/** Conditions that fields have these values. */
const have = (fields: object): readonly string[] =>
  Object.entries(fields).map(([name, value]) => `data.${name} == ${valueOf(value)}`);

/** The level of a class, as an expression. */
const levelOf = levels.reduceRight(
  (otherwise, level) =>
    otherwise === ''
      ? literal(level)
      : `(schoolClass.matches(${literal(classesOf[level].join('|'))}) ? ${literal(level)} : ${otherwise})`,
  '',
);

/** Values of the template about homework help. */
export const homeworkFacts: Readonly<Record<string, string>> = {
  ...lifecycleOf('homeworkQuestion', homeworkQuestionLifecycle),
  ...lifecycleOf('solvedQuestion', solvedQuestionLifecycle),
  ...shape('isHomeworkQuestion', homeworkQuestionSchema, [...stamps, ...Object.keys(untouchedQuestion)]),
  'function isUntouched': define('isUntouched(data)', have(untouchedQuestion)),
  'function isReopened': define('isReopened(data)', have(reopenedFields)),
  'reopened fields': list(Object.keys(reopenedFields)),
  ...shape('isOpened', homeworkQuestionSchema.entries.opened),
  ...shape('isHomework', homeworkSchema, ['createdAt', 'isSample']),
  ...shape('isAskerLink', askerLinkSchema),
  ...shape('isAskerAct', askerActSchema, ['at']),
  ...shape('isHomeworkMessage', homeworkMessageSchema, ['answer', 'at']),
  ...shape('isHomeworkAnswer', homeworkAnswerSchema, ['hints', 'steps']),
  'hints most': `${maximumHints}, ${joinedLength(maximumHints, partLength)}`,
  'steps most': `${maximumSteps}, ${joinedLength(maximumSteps, partLength)}`,
  'list mark': literal(listMark),
  ...shape('isSolvedQuestion', solvedQuestionSchema, [...stamps, 'answer']),
  ...shape('isSolvedSource', solvedSourceSchema),
  'homework decline reasons': literal(homeworkDeclineReasons.join('|')),
  'hand back reasons': literal(handBackReasons.join('|')),
  'hide reasons': literal(hideReasons.join('|')),
  'queued states': list(queuedStates),
  'own states': list(ownStates),
  'unshown states': list(unshownStates.map(String)),
  'claim hours': hoursOf(claimMs),
  'answer stands hours': hoursOf(answerStandsMs),
  'asks back most': String(maximumAsksBack),
  'homework taken over': literal(homeworkTakenOver),
  'homework published': literal(homeworkPublished),
  'homework paid': literal(homeworkPaid),
  'solved published': literal(solvedPublished),
  'level of class': levelOf,
};
