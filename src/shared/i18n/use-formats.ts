import { useTranslation } from 'react-i18next';
import { formatAge, formatDate, type DateStyle } from './dates';
import { toLanguageCode } from './languages';

/** Date formatters in the language of the page. */
export function useFormats() {
  const { i18n } = useTranslation();
  const language = toLanguageCode(i18n.language);
  return {
    date: (time: string | Date, style: DateStyle) => formatDate(time, style, language),
    age: (time: string | Date, now: Date) => formatAge(time, now, language),
  };
}
