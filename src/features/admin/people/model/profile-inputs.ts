import * as v from 'valibot';
import type { CorrectionInput } from '@/entities/change-log';
import { maximumPrice, type Tutor } from '@/entities/tutor';
import { lessonPlaces, spokenLanguages } from '@/shared/choices';
import {
  limits,
  oneOf,
  optionalCedis,
  optionalText,
  requiredInteger,
  requiredName,
  requiredText,
  someOf,
} from '@/shared/fields';
import { levels, regionCodes, subjects } from '@/shared/ghana';

const yesOrNo = ['yes', 'no'] as const;
const tutorGenders = ['woman', 'man'] as const;

/** The photo is only taken off: a new one comes with papers. */
const noPhoto: CorrectionInput = {
  name: 'photo',
  kind: 'one',
  codes: ['nothing'],
  schema: v.pipe(
    v.string(),
    v.transform(() => ''),
  ),
  value: 'nothing',
};

/** The fields of a profile that the office can correct. */
export const profileInputs = (tutor: Tutor): readonly CorrectionInput[] => [
  { name: 'name', kind: 'text', schema: requiredName, value: tutor.name },
  { name: 'gender', kind: 'one', codes: tutorGenders, schema: oneOf(tutorGenders), value: tutor.gender },
  { name: 'subjects', kind: 'some', codes: subjects, schema: someOf(subjects), value: tutor.subjects },
  { name: 'levels', kind: 'some', codes: levels, schema: someOf(levels), value: tutor.levels },
  { name: 'regions', kind: 'some', codes: regionCodes, schema: someOf(regionCodes), value: tutor.regions },
  { name: 'towns', kind: 'text', schema: optionalText(limits.shortText), value: tutor.towns },
  { name: 'where', kind: 'one', codes: lessonPlaces, schema: oneOf(lessonPlaces), value: tutor.where },
  {
    name: 'languages',
    kind: 'some',
    codes: spokenLanguages,
    schema: someOf(spokenLanguages),
    value: tutor.languages,
  },
  { name: 'years', kind: 'text', schema: requiredInteger(0, 60), value: String(tutor.years) },
  {
    name: 'qualification',
    kind: 'text',
    schema: requiredText(limits.shortText),
    value: tutor.qualification,
  },
  {
    name: 'hasNeedExperience',
    kind: 'one',
    codes: yesOrNo,
    schema: v.pipe(
      oneOf(yesOrNo),
      v.transform((answer) => answer === 'yes'),
    ),
    value: tutor.hasNeedExperience ? 'yes' : 'no',
  },
  { name: 'about', kind: 'words', schema: optionalText(1000), value: tutor.about },
  {
    name: 'price',
    kind: 'text',
    schema: optionalCedis(maximumPrice / 100),
    value: (tutor.price / 100).toFixed(2),
  },
  ...(tutor.photo === '' ? [] : [noPhoto]),
];
