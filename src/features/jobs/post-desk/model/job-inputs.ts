import * as v from 'valibot';
import type { CorrectionInput } from '@/entities/change-log';
import { type Job, jobModes, jobTitleLimit, jobTypes, maximumJobSubjects } from '@/entities/jobs/job';
import { fieldMessage, limits, oneOf, optionalText, requiredText, someOf } from '@/shared/fields';
import { levels, regionCodes, subjects } from '@/shared/ghana';

/** Another pay is another post; only what should not stand there is taken off. */
const noPay: CorrectionInput = {
  name: 'pay',
  kind: 'one',
  codes: ['nothing'],
  schema: v.pipe(
    v.string(),
    v.transform(() => ({ kind: 'unstated' as const })),
  ),
  value: 'nothing',
};

/** May be empty, as of a class teacher. */
const subjectsSchema = v.pipe(
  v.array(v.picklist(subjects, fieldMessage('notThere'))),
  v.maxLength(maximumJobSubjects, fieldMessage('fewer')),
);

const longText = optionalText(limits.longText);

/** The fields of a published post that the office can correct. */
export const jobInputs = (job: Job): readonly CorrectionInput[] => [
  { name: 'title', kind: 'text', schema: requiredText(jobTitleLimit), value: job.title },
  { name: 'subjects', kind: 'some', codes: subjects, schema: subjectsSchema, value: job.subjects },
  { name: 'levels', kind: 'some', codes: levels, schema: someOf(levels), value: job.levels },
  { name: 'type', kind: 'one', codes: jobTypes, schema: oneOf(jobTypes), value: job.type },
  { name: 'mode', kind: 'one', codes: jobModes, schema: oneOf(jobModes), value: job.mode },
  { name: 'region', kind: 'one', codes: regionCodes, schema: oneOf(regionCodes), value: job.region },
  { name: 'town', kind: 'text', schema: requiredText(limits.shortText), value: job.town },
  { name: 'words', kind: 'words', schema: requiredText(limits.longText), value: job.words },
  { name: 'asked', kind: 'words', schema: longText, value: job.asked },
  { name: 'toSend', kind: 'words', schema: longText, value: job.toSend },
  ...(job.pay.kind === 'unstated' ? [] : [noPay]),
];
