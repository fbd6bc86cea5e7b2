import { useTranslation } from 'react-i18next';
import { formatAge, formatDate, formatDateIn, type DateStyle } from './dates';
import { toLanguageCode } from './languages';
import { unbroken } from './unbroken';
import { useDateLocale } from './use-date-locale';

/** Date formatters in the language of the page, or as this device chose to write dates. */
export function useFormats() {
  const { i18n } = useTranslation();
  const language = toLanguageCode(i18n.language);
  const locale = useDateLocale();
  return {
    date: (time: string | Date, style: DateStyle) =>
      unbroken(locale ? formatDateIn(locale, time, style) : formatDate(time, style, language)),
    age: (time: string | Date, now: Date) => formatAge(time, now, language),
  };
}
