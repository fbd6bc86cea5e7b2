import { useTranslation } from 'react-i18next';
import { nextFreeTimes, type FreeTime } from '../model/free-times';
import { type Tutor } from '../model/tutor';
import { slotText, weekdays, type WeekSlot } from '@/shared/ghana';
import { useFormats } from '@/shared/i18n';

/** Texts of a tutor's profile. The page must load the namespaces `profile` and `ghana`. */
export function useTutorWords() {
  const { t } = useTranslation(['profile', 'ghana']);
  const { date } = useFormats();

  /** "Tue evening, 24 Nov" */
  const freeTime = ({ day, part }: FreeTime): string =>
    t('freeTime', {
      day: t(`ghana:daysShort.${weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon'}`),
      part: t(`ghana:dayParts.${part}`).toLowerCase(),
      date: date(day, 'short'),
    });
  /** "Tue evening" */
  const slot = (hour: WeekSlot): string => slotText(hour, t as (key: string) => string);
  return {
    subjects: ({ subjects }: Pick<Tutor, 'subjects'>) =>
      subjects.map((subject) => t(`ghana:subjects.${subject}`)).join(', '),
    levels: ({ levels }: Pick<Tutor, 'levels'>) =>
      levels.map((level) => t(`ghana:levels.${level}`)).join(', '),
    where: ({ where }: Pick<Tutor, 'where'>) => t(`wherePlaces.${where}`),
    area: ({ towns, regions }: Pick<Tutor, 'towns' | 'regions'>) =>
      [towns, ...regions.map((region) => t(`ghana:regions.${region}`))].filter(Boolean).join(', '),
    languages: ({ languages }: Pick<Tutor, 'languages'>) =>
      languages.map((language) => t(`languageNames.${language}`)).join(', '),
    /** "B.Ed. Mathematics · teaching for 8 years" */
    experience: ({ qualification, years }: Pick<Tutor, 'qualification' | 'years'>) =>
      `${qualification} · ${t('experience', { count: years })}`,
    slots: (hours: readonly WeekSlot[]) => hours.map(slot).join(', '),
    /** The next free times as texts, or a text that there are none. */
    nextFree: (tutor: Tutor, now: Date, count: number): readonly string[] => {
      if (tutor.state !== 'active') return [t('paused')];
      const times = nextFreeTimes(tutor, now, count);
      return times.length === 0 ? [t('freeNone')] : times.map(freeTime);
    },
  };
}
