import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { homeworkQuestionLifecycle } from '@/entities/homework/question';
import { ageColumn, stateColumn, textColumn, type RecordColumn } from '@/shared/desk';
import type { HomeworkRow } from '../model/homework-row';
import { usePromisedWords } from './use-promised-words';

/** A question is told by its beginning. */
const beginning = 80;

const beginningOf = (text: string): string =>
  text.length > beginning ? `${text.slice(0, beginning - 1)}…` : text;

/** Columns of the list of questions. */
export function useHomeworkColumns(now: Date): readonly RecordColumn<HomeworkRow>[] {
  const { t } = useTranslation(['homework-desk', 'admin']);
  const promised = usePromisedWords('moment');
  return useMemo(
    () => [
      textColumn<HomeworkRow>({
        key: 'subject',
        title: t('columns.subject'),
        text: ({ subject }) => subject,
        sortValue: ({ subject }) => subject,
      }),
      textColumn<HomeworkRow>({
        key: 'schoolClass',
        title: t('columns.schoolClass'),
        text: ({ schoolClass }) => schoolClass,
        sortValue: ({ schoolClass }) => schoolClass,
      }),
      textColumn<HomeworkRow>({
        key: 'question',
        title: t('columns.question'),
        text: ({ question }) => (question.question === '' ? t('onlyPhotos') : beginningOf(question.question)),
      }),
      textColumn<HomeworkRow>({
        key: 'promised',
        title: t('columns.promised'),
        text: ({ question, lateFrom }) => promised(question, lateFrom),
        sortValue: ({ lateFrom }) => lateFrom ?? undefined,
      }),
      ageColumn(t('admin:columns.sent'), now),
      stateColumn({
        title: t('admin:columns.state'),
        now,
        states: homeworkQuestionLifecycle.states,
        lateStates: ['open', 'claimed'],
      }),
    ],
    [t, promised, now],
  );
}
