import * as v from 'valibot';
import type { CorrectionInput } from '@/entities/change-log';
import { callDaysAt, type School } from '@/entities/jobs/school';
import { numberSources, schoolKinds } from '@/shared/choices';
import {
  fieldMessage,
  limits,
  oneOf,
  optionalPhone,
  requiredName,
  requiredText,
  someOf,
} from '@/shared/fields';
import { levels, regionCodes } from '@/shared/ghana';

export const emptySchool = {
  name: '',
  kind: '',
  levels: [] as string[],
  region: '',
  town: '',
  phone: '',
  foundIn: '',
};

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

type Named = Pick<School, 'name' | 'town'>;

const isSame = (one: Named, other: Named) =>
  plain(one.name) === plain(other.name) && plain(one.town) === plain(other.town);

/**
 * Schema of the form for a new school.
 * @param known schools that are stored: the same name in the same town is refused
 */
export const newSchoolSchema = (known: readonly Named[]) =>
  v.pipe(
    v.object({
      name: requiredText(limits.name),
      kind: oneOf(schoolKinds),
      levels: someOf(levels),
      region: oneOf(regionCodes),
      town: requiredText(limits.shortText),
      phone: optionalPhone,
      foundIn: oneOf(numberSources),
    }),
    v.forward(
      v.partialCheck(
        [['name'], ['town']],
        (given) => !known.some((one) => isSame(one, given)),
        fieldMessage('schoolThere'),
      ),
      ['name'],
    ),
  );

const today = (now: Date) => now.toISOString().slice(0, 10);

export const emptyCheck = ({ foundIn }: Pick<School, 'foundIn'>, now: Date) => ({
  day: today(now),
  person: '',
  role: '',
  foundIn: foundIn as string,
});

/** Schema of the form of a check. @param now is called at each validation */
export const checkSchema = (now: () => Date) =>
  v.object({
    day: v.pipe(
      v.string(fieldMessage('required')),
      v.nonEmpty(fieldMessage('required')),
      v.isoDate(fieldMessage('date')),
      v.check((day) => {
        const [first, last] = callDaysAt(now());
        return day >= first && day <= last;
      }, fieldMessage('callDay')),
    ),
    person: requiredName,
    role: requiredText(limits.name),
    foundIn: oneOf(numberSources),
  });

/** The fields of an unchecked school that the office can correct. */
export const schoolInputs = (school: School): readonly CorrectionInput[] => [
  { name: 'name', kind: 'text', schema: requiredText(limits.name), value: school.name },
  { name: 'kind', kind: 'one', codes: schoolKinds, schema: oneOf(schoolKinds), value: school.kind },
  { name: 'levels', kind: 'some', codes: levels, schema: someOf(levels), value: school.levels },
  { name: 'region', kind: 'one', codes: regionCodes, schema: oneOf(regionCodes), value: school.region },
  { name: 'town', kind: 'text', schema: requiredText(limits.shortText), value: school.town },
  { name: 'phone', kind: 'text', schema: optionalPhone, value: school.phone },
  { name: 'foundIn', kind: 'one', codes: numberSources, schema: oneOf(numberSources), value: school.foundIn },
];
