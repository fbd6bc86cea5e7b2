import { useTranslation } from 'react-i18next';
import type { LearnerPart } from '../model/offer';
import type { WeekSlot } from '@/shared/ghana';

/** Translates a learner and weekly hours. */
export function useLearnerWords() {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const slot = (hour: WeekSlot): string => {
    const [day, part] = hour.split('-') as [
      WeekSlot extends `${infer Day}-${string}` ? Day : never,
      WeekSlot extends `${string}-${infer Part}` ? Part : never,
    ];
    return t('learners.slot', { day: t(`ghana:days.${day}`), part: t(`ghana:dayParts.${part}`) });
  };
  return {
    /** Such as `JHS 2: Mathematics`. */
    learner: ({ schoolClass, prioritySubject }: LearnerPart) =>
      `${t(`ghana:classes.${schoolClass}`)}: ${t(`ghana:subjects.${prioritySubject}`)}`,
    hours: (hours: readonly WeekSlot[]) => hours.map(slot).join(', '),
  };
}
