import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkQuestion } from '@/entities/homework/question';
import { useFormats } from '@/shared/i18n';
import { promisedDay } from '../model/homework-row';

/** Tells by when a question is to be answered: a day as a day, a time as a time; empty without a promise. */
export function usePromisedWords(style: 'moment' | 'longMoment') {
  const { t } = useTranslation('homework-desk');
  const { date } = useFormats();
  return useCallback(
    (question: Pick<HomeworkQuestion, 'dueOn'>, lateFrom: number | null): string => {
      if (lateFrom === null) return '';
      const day = promisedDay(question, lateFrom);
      return day === '' ? date(new Date(lateFrom), style) : t('endOfDay', { day: date(day, 'weekday') });
    },
    [t, date, style],
  );
}
