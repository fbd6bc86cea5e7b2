import { yesOrNoInput, type CorrectionInput } from '@/entities/change-log';
import { relations } from '@/entities/tuition-request';
import { contactWays } from '@/shared/choices';
import {
  limits,
  oneOf,
  optionalDigitalAddress,
  optionalEmail,
  optionalText,
  requiredName,
  requiredPhone,
} from '@/shared/fields';
import type { GuardianPart } from '../api/correct-request';

/** The fields of a guardian's contact that the office can correct. */
export const guardianInputs = ({ guardian, consent }: GuardianPart): readonly CorrectionInput[] => [
  { name: 'guardian.name', kind: 'text', schema: requiredName, value: guardian.name },
  {
    name: 'guardian.relation',
    kind: 'one',
    codes: relations,
    schema: oneOf(relations),
    value: guardian.relation,
  },
  { name: 'guardian.phone', kind: 'text', schema: requiredPhone, value: guardian.phone },
  { name: 'guardian.email', kind: 'text', schema: optionalEmail, value: guardian.email },
  {
    name: 'guardian.contactBy',
    kind: 'one',
    codes: contactWays,
    schema: oneOf(contactWays),
    value: guardian.contactBy,
  },
  {
    name: 'guardian.digitalAddress',
    kind: 'text',
    schema: optionalDigitalAddress,
    value: guardian.digitalAddress,
  },
  {
    name: 'guardian.landmark',
    kind: 'text',
    schema: optionalText(limits.shortText),
    value: guardian.landmark,
  },
  { name: 'guardian.message', kind: 'words', schema: optionalText(limits.longText), value: guardian.message },
  yesOrNoInput('consent.news', consent.news),
];
