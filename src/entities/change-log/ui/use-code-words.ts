import { useTranslation } from 'react-i18next';
import { slotText } from '@/shared/ghana';
import { formatMoney, useFormats } from '@/shared/i18n';

/** Namespace and key of the words for codes, by the last part of a field's path. */
const wordsOf: Readonly<Record<string, string>> = {
  subjects: 'ghana:subjects',
  prioritySubject: 'ghana:subjects',
  levels: 'ghana:levels',
  schoolClass: 'ghana:classes',
  regions: 'ghana:regions',
  region: 'ghana:regions',
  languages: 'apply:languages',
  where: 'where',
  tutorGender: 'tutorGender',
  relation: 'relation',
  'first.relation': 'apply:relations',
  'second.relation': 'apply:relations',
  policeClearance: 'correction.police',
  topic: 'form:topics',
  contactBy: 'contactBy',
  'cancellation.reason': 'cancelReason',
  kind: 'job-desk:kinds',
  type: 'job-post:types',
  mode: 'job-post:modes',
  foundIn: 'job-desk:sources',
};

const moneyFields = ['price', 'budget', 'rate'];
const dayFields = ['startDate', 'ntcExpiry'];

/** Words for stored values of fields that the office corrects. */
export function useCodeWords() {
  const { t } = useTranslation(['admin', 'ghana', 'apply', 'form']);
  const { date } = useFormats();
  const words = t as (key: string) => string;
  const labelOf = (field: string) => words(`correction.fields.${field}`);
  /** @param value one code, a number, a boolean or a text */
  const wordOf = (field: string, value: unknown): string => {
    const last = field.split('.').at(-1) ?? '';
    if (value === '') return t('correction.none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (moneyFields.includes(last)) return formatMoney(Number(value));
    if (dayFields.includes(last)) return date(String(value), 'day');
    if (typeof value !== 'string') return String(value);
    if (last === 'hours') return slotText(value, words);
    const from = wordsOf[field] ?? wordsOf[last] ?? (value in shownCodes ? 'correction.codes' : null);
    return from === null ? value : words(`${from}.${value}`);
  };
  return {
    labelOf,
    wordOf,
    /** Codes of a list, or one value. @param value as the change log has it: codes are joined by spaces */
    wordsOf: (field: string, value: unknown): string =>
      listFields.includes(field.split('.').at(-1) ?? '') && value !== ''
        ? String(value)
            .split(' ')
            .map((code) => wordOf(field, code))
            .join(', ')
        : wordOf(field, value),
  };
}

/** Fields with more than one code. */
const listFields = ['subjects', 'levels', 'regions', 'languages', 'hours'];

/** Codes that no other part of the site has words for. */
const shownCodes = {
  woman: true,
  man: true,
  girl: true,
  boy: true,
  unsaid: true,
  yes: true,
  no: true,
  nothing: true,
};
