import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './badge-lines.module.css';
import { badgeLines, type BadgeCriteria, type BadgeCriterion, type BadgeFigures } from '../model/badge';

interface BadgeLinesProps {
  asked: BadgeCriteria;
  figures: BadgeFigures;
}

/** What the badge asks, beside what a tutor has of it. */
export function BadgeLines({ asked, figures }: BadgeLinesProps) {
  const { t } = useTranslation('profile');
  const amount = (criterion: BadgeCriterion, value = 0) => {
    if (criterion === 'stars') return (value / 10).toFixed(1);
    return criterion === 'replies' ? t('badge.percent', { value }) : value.toString();
  };
  return (
    <Facts
      className={styles.lines}
      facts={badgeLines(asked, figures).map(({ criterion, asked: least, has, isMet }) => ({
        label: t(`badge.criteria.${criterion}`),
        value: t(isMet ? 'badge.met' : has === undefined ? 'badge.unknown' : 'badge.unmet', {
          has: amount(criterion, has),
          asked: amount(criterion, least),
        }),
      }))}
    />
  );
}
