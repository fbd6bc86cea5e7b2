import { clsx } from 'clsx/lite';
import { Button, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  evidenceStateAt,
  isGood,
  latestOfEachKind,
  type Evidence,
  type NewEvidence,
} from '@/entities/vetting/evidence';
import { useFormats } from '@/shared/i18n';
import { evidenceKinds, type EvidenceKind } from '@/shared/choices';
import styles from './checklist.module.css';
import { useRequiredEvidence } from '../../model/use-required-evidence';
import { EvidenceForm } from './evidence-form';

export interface ChecklistProps {
  /** Prefix of the draft names. */
  name: string;
  evidence: readonly Evidence[];
  /** Read-only. */
  isClosed: boolean;
  error: unknown;
  /** Resolves to whether it was stored. */
  onSave: (item: NewEvidence) => Promise<boolean>;
  onWithdraw: (id: string) => void;
}

const today = () => new Date().toISOString().slice(0, 10);

/** All checks with their latest outcome, and a form to record another. */
export function Checklist({ name, evidence, isClosed, error, onSave, onWithdraw }: ChecklistProps) {
  const { t } = useTranslation('vetting');
  const [open, setOpen] = useState<EvidenceKind | null>(null);
  const required = useRequiredEvidence();
  const latest = latestOfEachKind(evidence);
  const done = latest.filter(
    (item) => required.includes(item.kind) && isGood(item) && evidenceStateAt(item, today()) === 'valid',
  );
  return (
    <section>
      <h2>{t('checks.heading')}</h2>
      <p role="status">{t('checks.count', { done: done.length, all: required.length })}</p>
      <ul className={styles.list}>
        {evidenceKinds.map((kind) => (
          <li key={kind}>
            <CheckLine
              kind={kind}
              isRequired={required.includes(kind)}
              item={latest.find((each) => each.kind === kind) ?? null}
              isClosed={isClosed || open === kind}
              onRecord={() => setOpen(kind)}
              onWithdraw={onWithdraw}
            />
            {open === kind ? (
              <EvidenceForm
                draftForm={`evidence.${name}.${kind}`}
                kind={kind}
                error={error}
                onSave={async (item) => {
                  const isKept = await onSave(item);
                  if (isKept) setOpen(null);
                  return isKept;
                }}
                onLeave={() => setOpen(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CheckLineProps {
  kind: EvidenceKind;
  isRequired: boolean;
  item: Evidence | null;
  isClosed: boolean;
  onRecord: () => void;
  onWithdraw: (id: string) => void;
}

function CheckLine({ kind, isRequired, item, isClosed, onRecord, onWithdraw }: CheckLineProps) {
  const { t } = useTranslation('vetting');
  const words = t as (key: string, values: Readonly<Record<'context', string>>) => string;
  const { date } = useFormats();
  const isExpired = item !== null && evidenceStateAt(item, today()) === 'expired';
  const isDone = item !== null && isGood(item) && !isExpired;
  const label = t(`checks.kinds.${kind}`);
  return (
    <div className={styles.line}>
      <div className={clsx(styles.what, isDone && styles.done)}>
        <b>{label}</b> {isRequired ? null : <span className={textStyles.soft}>{t('checks.optional')}</span>}
        <p className={textStyles.soft}>
          {item
            ? t('checks.on', {
                outcome: words(`checks.outcomes.${item.outcome}`, { context: kind }),
                day: date(item.date, 'day'),
                name: item.name,
              })
            : t('checks.open')}
        </p>
        {item?.method ? (
          <p className={textStyles.soft}>
            {item.portalOn
              ? t('checks.portalOn', { day: date(item.portalOn, 'day') })
              : t(`checks.methods.${item.method}`)}
          </p>
        ) : null}
        {item && item.expiry !== '' ? (
          <p className={isExpired ? styles.expired : textStyles.soft}>
            {t(isExpired ? 'checks.expired' : 'checks.until', { day: date(item.expiry, 'day') })}
          </p>
        ) : null}
        {item && item.words !== '' ? <p className={styles.words}>{item.words}</p> : null}
      </div>
      {isClosed ? null : (
        <div className={styles.ways}>
          <Button
            isSmall
            variant="second"
            aria-label={t('checks.recordOne', { kind: label })}
            onClick={onRecord}
          >
            {t('checks.record')}
          </Button>
          {item ? (
            <Button
              isSmall
              variant="text"
              aria-label={t('checks.withdrawOne', { kind: label })}
              onClick={() => onWithdraw(item.id)}
            >
              {t('checks.withdraw')}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
