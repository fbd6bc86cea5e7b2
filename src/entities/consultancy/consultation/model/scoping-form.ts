import * as v from 'valibot';
import { consultancyNeeds, needQuestions, schoolKinds, type ConsultancyNeed } from '@/shared/choices';
import {
  dayFromToday,
  fieldMessage,
  limits,
  mustBeTicked,
  oneOf,
  optionalEmail,
  optionalText,
  requiredName,
  requiredPhone,
  requiredText,
  someOf,
} from '@/shared/fields';
import { levels, regionCodes } from '@/shared/ghana';
import { dayParts, deciders, pupilCounts, talkWays, teacherCounts } from './consultation';

/** An answer to a question of a need; empty while the need is not chosen. */
const answer = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(v.string(), v.picklist(['', ...options], fieldMessage('required')));

const words = optionalText(limits.longText);
const { results, timetable, training, admissions, systems } = needQuestions;

/** Names of the two answers and of the words of each need, in the form. */
export const needFields = {
  results: ['resultsExam', 'resultsTrend', 'resultsWords'],
  timetable: ['timetableTrouble', 'timetableClasses', 'timetableWords'],
  training: ['trainingTopic', 'trainingWhen', 'trainingWords'],
  admissions: ['admissionsChange', 'admissionsKnown', 'admissionsWords'],
  systems: ['systemsArea', 'systemsNow', 'systemsWords'],
} as const satisfies Readonly<Record<ConsultancyNeed, readonly string[]>>;

const needShape = v.object({
  needs: someOf(consultancyNeeds),
  resultsExam: answer(results.exam),
  resultsTrend: answer(results.trend),
  resultsWords: words,
  timetableTrouble: answer(timetable.trouble),
  timetableClasses: answer(timetable.classes),
  timetableWords: words,
  trainingTopic: answer(training.topic),
  trainingWhen: answer(training.when),
  trainingWords: words,
  admissionsChange: answer(admissions.change),
  admissionsKnown: answer(admissions.known),
  admissionsWords: words,
  systemsArea: answer(systems.area),
  systemsNow: answer(systems.now),
  systemsWords: words,
  more: words,
});

/** First step: the needs, and the questions of those that are chosen. */
export const needSchema = v.pipe(
  needShape,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const values = dataset.value;
    for (const need of values.needs)
      for (const key of needFields[need].slice(0, 2))
        if (values[key] === '')
          addIssue({
            message: fieldMessage('required'),
            path: [{ type: 'object', origin: 'value', input: values, key, value: '' }],
          });
  }),
);

/** Second step: the school. */
export const schoolStepSchema = v.object({
  schoolName: requiredText(limits.name),
  kind: oneOf(schoolKinds),
  levels: someOf(levels),
  region: oneOf(regionCodes),
  town: requiredText(limits.shortText),
  pupils: oneOf(pupilCounts),
  teachers: oneOf(teacherCounts),
});

const optionalDay = (today: () => Date) => v.union([v.literal(''), dayFromToday(today)]);
const part = oneOf(dayParts);
const optionalPart = v.pipe(v.string(), v.picklist(['', ...dayParts], fieldMessage('required')));

const datesShape = (today: () => Date) =>
  v.object({
    from: optionalDay(today),
    until: optionalDay(today),
    firstDay: dayFromToday(today),
    firstPart: part,
    secondDay: optionalDay(today),
    secondPart: optionalPart,
    way: oneOf(talkWays),
    decides: oneOf(deciders),
  });

/** Third step: dates, wished times of a talk, and who decides. */
export const createDatesSchema = (today: () => Date) =>
  v.pipe(
    datesShape(today),
    v.forward(
      v.partialCheck(
        [['from'], ['until']],
        ({ from, until }) => from === '' || until === '' || until >= from,
        fieldMessage('dateOrder'),
      ),
      ['until'],
    ),
    v.forward(
      v.partialCheck(
        [['secondDay'], ['secondPart']],
        ({ secondDay, secondPart }) => secondDay === '' || secondPart !== '',
        fieldMessage('required'),
      ),
      ['secondPart'],
    ),
  );

/** Fourth step: whom the office answers. */
export const contactStepSchema = v.object({
  name: requiredName,
  position: requiredText(limits.name),
  phone: requiredPhone,
  email: optionalEmail,
});

/** Last step: consent. */
export const sendStepSchema = v.object({ consent: mustBeTicked });

type Dates = ReturnType<typeof createDatesSchema>;

/** What is typed into the form. */
export type ScopingInput = v.InferInput<typeof needSchema> &
  v.InferInput<typeof schoolStepSchema> &
  v.InferInput<Dates> &
  v.InferInput<typeof contactStepSchema> &
  v.InferInput<typeof sendStepSchema>;

/** What the form sends. */
export type ScopingOutput = v.InferOutput<typeof needSchema> &
  v.InferOutput<typeof schoolStepSchema> &
  v.InferOutput<Dates> &
  v.InferOutput<typeof contactStepSchema> &
  v.InferOutput<typeof sendStepSchema>;
