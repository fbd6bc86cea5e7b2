import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { monthAfter } from '@/shared/ledger';
import { useRatingsQuery } from '../api/figures-api';
import { BadgeLines } from './badge-lines';

interface TutorBadgeProps {
  tutorId: string;
  /** Class of the heading. */
  headingClass?: string | undefined;
}

/**
 * The badge of a tutor with the figures of the last count, also when that took it back. Nothing for a tutor
 * who has had none in the last year.
 */
export function TutorBadge({ tutorId, headingClass }: TutorBadgeProps) {
  const { t } = useTranslation('profile');
  const { date } = useFormats();
  const { data } = useRatingsQuery(null);
  const badge = data?.byTutor[tutorId]?.badge;
  if (!badge || !data.badges) return null;
  const monthText = (month: string) => date(`${month}-01`, 'month');
  const { since, until, figures } = badge;
  return (
    <section>
      <h2 className={headingClass}>{t('badge.name')}</h2>
      <p>
        {until === undefined
          ? t('badge.held', { since: monthText(since), counted: monthText(data.badges.month) })
          : t('badge.lost', {
              since: monthText(since),
              last: monthText(monthAfter(until, -1)),
              counted: monthText(until),
            })}
      </p>
      <BadgeLines asked={data.badges.asked} figures={figures} />
    </section>
  );
}
