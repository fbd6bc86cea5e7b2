import { EmptyState, Line, LineItem, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import type { Area } from '../../model/use-area';
import { useLearnerWords } from '../area/learner-words';
import { LearnerCard } from './learner-card';
import styles from './learners.module.css';
import areaStyles from '../area/area.module.css';

/** Everybody who chose this tutor. */
export function LearnersView({ area }: { area: Area }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useLearnerWords();
  const running = area.offers.filter(({ item }) => item.state === 'chosen');
  const ended = area.offers.filter(({ item }) => item.state === 'ended');
  return (
    <>
      <Section ground="surface">
        <StopHeading>{t('learners.heading')}</StopHeading>
        <p className={areaStyles.words}>{t('learners.lead')}</p>
        {running.length === 0 ? (
          <EmptyState title={t('learners.emptyTitle')}>
            <p>{t('learners.empty')}</p>
          </EmptyState>
        ) : null}
        <div className={styles.cards}>
          {running.map((shown) => (
            <LearnerCard key={shown.item.id} shown={shown} area={area} />
          ))}
        </div>
      </Section>
      {ended.length > 0 ? (
        <Section>
          <StopHeading>{t('learners.ended')}</StopHeading>
          <Line>
            {ended.map(({ item }) => (
              <LineItem key={item.id} state="lapsed">
                <b>{words.learner(item.learner)}</b>
                {item.ending.by === 'family' ? t('learners.endedByFamily') : ''}
                {item.ending.reason === '' ? '' : t(`learners.endReasons.${item.ending.reason}`)}{' '}
                {date(item.movedAt, 'day')}
              </LineItem>
            ))}
          </Line>
        </Section>
      ) : null}
    </>
  );
}
