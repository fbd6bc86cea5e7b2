import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { handBackReasons, homeworkDeclineReasons } from '@/entities/homework/question';
import type { BulkAct } from '@/shared/desk';

/** What the office does with many questions at once. An answer is of one question, and so is a hidden one. */
export function useHomeworkActs(): readonly BulkAct[] {
  const { t } = useTranslation('homework-desk');
  return useMemo(
    () => [
      { event: 'homework.closed', words: t('many.close') },
      {
        event: 'homework.handed-back',
        words: t('choice.handBack.hint'),
        reason: {
          label: t('choice.handBack.reason'),
          options: handBackReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
          changesOf: ({ reason }) => ({ tutor: '', claimedAt: '', rate: 0, reason }),
        },
      },
      {
        event: 'homework.declined',
        words: t('choice.decline.hint'),
        reason: {
          label: t('choice.decline.reason'),
          options: homeworkDeclineReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
          changesOf: ({ reason }) => ({ rate: 0, reason }),
        },
      },
    ],
    [t],
  );
}
