import { Field, Tag, textStyles, TextInput, Tick } from 'design-system';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import type { TutorMatch } from '../model/rank-tutors';
import styles from './match-part.module.css';
import { useMatchReasons } from './use-match-reasons';

interface MatchRowProps {
  match: TutorMatch;
  /** Typed price in cedis; null when the tutor is not selected. */
  price: string | null;
  /** The maximum number of tutors is selected. */
  isFull: boolean;
  canOffer: boolean;
  onChange: (price: string | null) => void;
}

/** A matching tutor: points, reasons and the proposed price. */
export function MatchRow({ match, price, isFull, canOffer, onChange }: MatchRowProps) {
  const { t } = useTranslation('admin');
  const reasons = useMatchReasons(match);
  const { tutor, score } = match;
  return (
    <li className={styles.match}>
      <div className={styles.name}>
        {canOffer ? (
          <Tick
            checked={price !== null}
            disabled={price === null && isFull}
            onChange={({ target }) => onChange(target.checked ? String(tutor.price / 100) : null)}
          >
            <b>{tutor.name}</b>
          </Tick>
        ) : (
          <b>{tutor.name}</b>
        )}
        {tutor.isSample ? <Tag>{t('sample')}</Tag> : null}
        <span className={styles.score}>{t('match.score', { score: Math.round(score) })}</span>
      </div>
      <p className={textStyles.soft}>
        {tutor.price > 0 ? t('match.price', { price: formatMoney(tutor.price) }) : t('match.noPrice')}
      </p>
      <ul className={styles.reasons}>
        {reasons.map(({ part, words, points }) => (
          <li key={part}>
            <span>{words}</span> <span className={styles.points}>{points}</span>
          </li>
        ))}
      </ul>
      {price === null ? null : (
        <Field label={t('match.proposedPrice')} hint={t('match.proposedHint')}>
          {(control) => (
            <TextInput
              {...control}
              isShort
              inputMode="decimal"
              value={price}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      )}
    </li>
  );
}
