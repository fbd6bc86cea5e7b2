import { Field, Select } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dateLocaleLanguages,
  dateLocaleOf,
  formatFullDate,
  setDateLocale,
  useDateLocale,
} from '@/shared/i18n';

const sample = new Date('2026-03-06T12:00:00Z');

/** Name of a locale in its own language, "Deutsch (Deutschland)"; `of` refuses a calendar behind it. */
const ownName = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale.split('-u-')[0] ?? locale) ?? locale;

const options = () =>
  dateLocaleLanguages
    .map((language) => ({
      locale: dateLocaleOf(language),
      words: `${ownName(dateLocaleOf(language))}: ${formatFullDate(sample, language)}`,
    }))
    .sort((one, other) => one.words.localeCompare(other.words));

/** In which language and order this device writes dates. */
export function DateLocaleField() {
  const { t } = useTranslation('app');
  const locale = useDateLocale();
  return (
    <Field id={useId()} label={t('dates.label')} hint={t('dates.hint')}>
      {(control) => (
        <Select
          {...control}
          value={locale ?? ''}
          onChange={({ target }) => setDateLocale(target.value || null)}
        >
          <option value="">{t('dates.usual')}</option>
          {options().map(({ locale: value, words }) => (
            <option key={value} value={value} lang={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
