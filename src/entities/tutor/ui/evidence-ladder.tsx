import { InlineButton, Line, LineItem } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ladderOf, type Rung } from '../model/evidence-ladder';
import { type Tutor } from '../model/tutor';
import { useFormats } from '@/shared/i18n';
import type { EvidenceKind } from '@/shared/choices';
import styles from './evidence-ladder.module.css';

/** What was done for a check that is no paper. */
const doneOf: Readonly<Partial<Record<EvidenceKind, 'called' | 'held' | 'signed'>>> = {
  'referee-1': 'called',
  'referee-2': 'called',
  interview: 'held',
  conduct: 'signed',
};

const stopOf = { seen: 'done', lapsed: 'lapsed', none: 'none' } as const;

/**
 * Dated evidence instead of a badge: what was checked and when, what has expired, and what was never
 * provided.
 */
export function EvidenceLadder({ evidence, now }: { evidence: Tutor['evidence']; now: Date }) {
  return (
    <Line className={styles.ladder}>
      {ladderOf(evidence, now).map((rung) => (
        <LineItem key={rung.kind} state={stopOf[rung.state]}>
          <RungWords rung={rung} />
        </LineItem>
      ))}
    </Line>
  );
}

function RungWords({ rung }: { rung: Rung }) {
  const { kind, state, date, expiry } = rung;
  const { t } = useTranslation('profile');
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const day = (text: string) => (text === '' ? '' : formats.date(text, 'date'));
  const seen = expiry === '' ? (doneOf[kind] ?? 'seen') : 'seenUntil';
  const key = state === 'seen' ? seen : state;
  return (
    <>
      <b>{t(`ladder.kinds.${kind}.title`)}</b>
      <span className={styles.when}>{t(`ladder.${key}`, { date: day(date), expiry: day(expiry) })}</span>
      <HowChecked rung={rung} />
      <InlineButton
        className={styles.explain}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        aria-label={`${t(`ladder.kinds.${kind}.title`)}: ${t('ladder.explain')}`}
      >
        {t('ladder.explain')}
      </InlineButton>
      <span id={id} className={styles.means} hidden={!isOpen}>
        {t(`ladder.kinds.${kind}.means`)}
      </span>
    </>
  );
}

/** By whom, and what was done; nothing where nobody wrote it down. */
function HowChecked({ rung: { method, portalOn, by } }: { rung: Rung }) {
  const { t } = useTranslation('profile');
  const { date } = useFormats();
  if (!by) return null;
  if (portalOn)
    return <span className={styles.when}>{t('ladder.portalOn', { date: date(portalOn, 'date'), by })}</span>;
  const how = method ? `${t(`ladder.methods.${method}`)}, ` : '';
  return <span className={styles.when}>{how + t('ladder.by', { by })}</span>;
}
