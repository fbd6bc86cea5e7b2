import * as v from 'valibot';
import {
  dayShape,
  fieldMessage,
  limits,
  mustBeTicked,
  oneOf,
  optionalCedis,
  optionalLicence,
  optionalText,
  requiredEmail,
  requiredInteger,
  requiredName,
  requiredPhone,
  requiredText,
  someOf,
} from '@/shared/fields';
import { levels, regionCodes, subjects, weekSlots } from '@/shared/ghana';
import { lessonPlaces, refereeRelations, spokenLanguages, teachingYears } from '@/shared/choices';

/** Schemas of the application form's stages, shared by form and backend. */

export const applicantGenders = ['woman', 'man'] as const;
export const policeClearances = ['have', 'applied', 'none'] as const;
const yesNo = ['yes', 'no'] as const;

/** Maximum lengths, in characters. */
export const applicationLimits = { about: 800, towns: 200 } as const;

/** Maximum price for one lesson in cedis, against typing errors. */
const maximumRateCedis = 2000;

/** Version of the consent text; changes with `locales/en/apply.json`. */
export const applicationConsentVersion = '2026-11.3';

/** Version of the rules that tutors agree to; `tests/conduct.test.ts` fails when they change without it. */
export const conductVersion = '2026-11.2';

/** The personal number of a Ghana Card. */
export const ghanaCardShape = /^GHA-\d{9}-\d$/;

/** Parses a Ghana Card number in any spelling to `GHA-123456789-0`. */
const requiredGhanaCard = v.pipe(
  v.string(fieldMessage('required')),
  v.transform((text) => text.replace(/[\s.–-]/g, '').toUpperCase()),
  v.nonEmpty(fieldMessage('required')),
  v.transform((text) => text.replace(/^(?:GHA)?(\d{9})(\d)$/, 'GHA-$1-$2')),
  v.regex(ghanaCardShape, fieldMessage('ghanaCard')),
);

const optionalDay = v.pipe(
  v.string(),
  v.check((text) => text === '' || dayShape.test(text), fieldMessage('date')),
);

export const applicantSchema = v.object({
  name: requiredName,
  gender: oneOf(applicantGenders),
  phone: requiredPhone,
  email: requiredEmail,
  region: oneOf(regionCodes),
  town: requiredText(limits.shortText),
  languages: someOf(spokenLanguages),
  about: requiredText(applicationLimits.about),
});

export const teachingSchema = v.object({
  subjects: someOf(subjects),
  levels: someOf(levels),
  years: requiredInteger(teachingYears.minimum, teachingYears.maximum),
  qualification: requiredText(limits.shortText),
  hasNeedExperience: oneOf(yesNo),
});

export const travelSchema = v.pipe(
  v.object({
    where: oneOf(lessonPlaces),
    regions: v.array(v.pipe(v.string(), v.picklist(regionCodes, fieldMessage('notThere')))),
    towns: optionalText(applicationLimits.towns),
    hours: someOf(weekSlots),
    rate: v.pipe(optionalCedis(maximumRateCedis), v.minValue(1, fieldMessage('required'))),
  }),
  v.forward(
    v.partialCheck(
      [['where'], ['regions']],
      ({ where, regions }) => where === 'online' || regions.length > 0,
      fieldMessage('required'),
    ),
    ['regions'],
  ),
);

export const papersSchema = v.pipe(
  v.object({
    ghanaCard: requiredGhanaCard,
    ntcLicence: optionalLicence,
    ntcExpiry: optionalDay,
    policeClearance: oneOf(policeClearances),
  }),
  v.forward(
    v.partialCheck(
      [['ntcLicence'], ['ntcExpiry']],
      ({ ntcLicence, ntcExpiry }) => ntcLicence === '' || ntcExpiry !== '',
      fieldMessage('required'),
    ),
    ['ntcExpiry'],
  ),
);

export const refereesSchema = v.pipe(
  v.object({
    firstName: requiredName,
    firstPhone: requiredPhone,
    firstRelation: oneOf(refereeRelations),
    firstPlace: requiredText(limits.shortText),
    secondName: requiredName,
    secondPhone: requiredPhone,
    secondRelation: oneOf(refereeRelations),
    secondPlace: requiredText(limits.shortText),
  }),
  v.forward(
    v.partialCheck(
      [['firstPhone'], ['secondPhone']],
      ({ firstPhone, secondPhone }) => firstPhone !== secondPhone,
      fieldMessage('sameReferee'),
    ),
    ['secondPhone'],
  ),
);

export const declarationsSchema = v.pipe(
  v.object({
    worksInPublicSchool: oneOf(yesNo),
    school: optionalText(limits.shortText),
    noOwnPupils: v.boolean(),
    conduct: mustBeTicked,
  }),
  v.forward(
    v.partialCheck(
      [['worksInPublicSchool'], ['school']],
      ({ worksInPublicSchool, school }) => worksInPublicSchool === 'no' || school !== '',
      fieldMessage('required'),
    ),
    ['school'],
  ),
  // Who works in no public school has no own pupils there, and is not asked.
  v.forward(
    v.partialCheck(
      [['worksInPublicSchool'], ['noOwnPupils']],
      ({ worksInPublicSchool, noOwnPupils }) => worksInPublicSchool === 'no' || noOwnPupils,
      fieldMessage('required'),
    ),
    ['noOwnPupils'],
  ),
);

export const applicationSendSchema = v.object({ consent: mustBeTicked });

/** Input values of all stages. */
export type TutorApplicationInput = v.InferInput<typeof applicantSchema> &
  v.InferInput<typeof teachingSchema> &
  v.InferInput<typeof travelSchema> &
  v.InferInput<typeof papersSchema> &
  v.InferInput<typeof refereesSchema> &
  v.InferInput<typeof declarationsSchema> &
  v.InferInput<typeof applicationSendSchema>;

/** Validated output of all stages, in the units of the record. */
export type TutorApplicationOutput = v.InferOutput<typeof applicantSchema> &
  v.InferOutput<typeof teachingSchema> &
  v.InferOutput<typeof travelSchema> &
  v.InferOutput<typeof papersSchema> &
  v.InferOutput<typeof refereesSchema> &
  v.InferOutput<typeof declarationsSchema> &
  v.InferOutput<typeof applicationSendSchema>;
