import { useTranslation } from 'react-i18next';
import { transportOf, type Offer } from '@/entities/offer';
import { formatMoney } from '@/shared/i18n';
import { sumOf } from '@/shared/lesson-price';
import type { LessonPlan } from '../../model/lesson-plan';

interface PlanSumProps {
  offer: Offer;
  where: LessonPlan['where'];
  /** Number of lessons. */
  count: number;
}

/** What the lessons of a plan cost the family: a lesson, its transport, and all of them. */
export function PlanSum({ offer, where, count }: PlanSumProps) {
  const { t } = useTranslation('lesson-plan');
  const transport = transportOf(offer, where);
  const totalOf = (lessons: number) => formatMoney(sumOf({ lessons, rate: offer.price, transport }).total);
  const price = formatMoney(offer.price);
  return (
    <div>
      <p>
        {transport === 0
          ? t('weekly.sum.lesson', { price })
          : t('weekly.sum.withTransport', { price, transport: formatMoney(transport), sum: totalOf(1) })}
      </p>
      <p>
        <b>{t('weekly.sum.all', { count, total: totalOf(count) })}</b>
      </p>
    </div>
  );
}
