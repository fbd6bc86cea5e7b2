import { Line, LineItem, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './without-network.module.css';

const sides = [
  { side: 'works', state: 'done', points: ['pages', 'forms', 'code'] },
  { side: 'needs', state: 'todo', points: ['sending', 'news', 'signIn', 'rest'] },
] as const;

/** What works offline and what does not. */
export function WithoutNetwork() {
  const { t } = useTranslation('app');
  const words = t as (key: string) => string;
  return (
    <Section isTight>
      <StopHeading>{t('network.heading')}</StopHeading>
      <div className={styles.pair}>
        {sides.map(({ side, state, points }) => (
          <div key={side}>
            <h3>{t(`network.${side}.heading`)}</h3>
            <Line>
              {points.map((point) => (
                <LineItem key={point} state={state}>
                  {words(`network.${side}.${point}`)}
                </LineItem>
              ))}
            </Line>
          </div>
        ))}
      </div>
    </Section>
  );
}
