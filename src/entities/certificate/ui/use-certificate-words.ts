import { useTranslation } from 'react-i18next';
import type { Certificate } from '../model/certificate';
import type { Counted } from '../model/count-lessons';
import { useFormats } from '@/shared/i18n';

/** Texts of a certificate, the same for the tutor, the family, the office and the public check. */
export function useCertificateWords() {
  const { t } = useTranslation('ghana');
  const { date } = useFormats();
  const day = (text: string) => date(`${text}T12:00:00.000Z`, 'date');
  const subjects = (of: Pick<Certificate, 'subjects'>) =>
    of.subjects.map((subject) => t(`subjects.${subject}`)).join(', ');
  return {
    /** `18 lessons`. */
    lessons: ({ lessons }: Pick<Counted, 'lessons'>) => t('taught.lessons', { count: lessons }),
    /** `18 hours`, or `22 hours and 30 minutes`. */
    hours: ({ minutes }: Pick<Counted, 'minutes'>) => {
      const rest = minutes % 60;
      if (minutes < 60) return t('taught.minutes', { count: rest });
      const hours = t('taught.hours', { count: Math.floor(minutes / 60) });
      return rest === 0 ? hours : t('taught.andMinutes', { hours, count: rest });
    },
    /** `from 3 March 2026 to 30 June 2026`, or one day. */
    period: ({ from, until }: Pick<Counted, 'from' | 'until'>) =>
      from === until
        ? t('taught.oneDay', { from: day(from) })
        : t('taught.period', { from: day(from), until: day(until) }),
    subjects,
    schoolClass: (of: Pick<Certificate, 'schoolClass'>) => t(`classes.${of.schoolClass}`),
    /** `JHS 2: Mathematics, Science`. */
    learner: (of: Pick<Certificate, 'schoolClass' | 'subjects'>) =>
      t('taught.learner', { schoolClass: t(`classes.${of.schoolClass}`), subjects: subjects(of) }),
  };
}
