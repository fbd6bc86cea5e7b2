import { useTranslation } from 'react-i18next';
import { ladderOf } from '../model/evidence-ladder';
import { type Tutor } from '../model/tutor';
import styles from './evidence-summary.module.css';

/** The evidence in one line: a dot for each check, and counts. */
export function EvidenceSummary({ evidence, now }: { evidence: Tutor['evidence']; now: Date }) {
  const { t } = useTranslation('profile');
  const ladder = ladderOf(evidence, now);
  const countOf = (state: string) => ladder.filter((rung) => rung.state === state).length;
  const [lapsed, none] = [countOf('lapsed'), countOf('none')];
  const words = [
    t('ladder.summary', { seen: countOf('seen'), all: ladder.length }),
    lapsed > 0 ? t('ladder.summaryLapsed', { count: lapsed }) : '',
    none > 0 ? t('ladder.summaryNone', { count: none }) : '',
  ].filter(Boolean);
  return (
    <span className={styles.summary}>
      <span className={styles.dots} aria-hidden="true">
        {ladder.map(({ kind, state }) => (
          <i key={kind} className={styles[state]} />
        ))}
      </span>
      {words.join(', ')}
    </span>
  );
}
