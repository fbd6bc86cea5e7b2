import { Button, RuledList, Skeleton, textStyles } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { useAllTutorsQuery, type Tutor } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { useRenewEvidenceMutation } from '../../api/vetting-api';
import { renewalsOf, type Renewal } from '../../model/renewals';
import { EvidenceForm } from './evidence-form';
import { SaveRenewals } from './save-renewals';
import styles from './renewals-view.module.css';

const none: readonly Tutor[] = [];

/** A paper that ends, for whoever tells its tutor. */
interface TellablePaper {
  readonly userId: string;
  readonly name: string;
  readonly kind: string;
  /** The kind in words. */
  readonly words: string;
  readonly expiry: string;
}

interface RenewalsViewProps {
  told: (paper: TellablePaper) => ReactNode;
}

/** Tutors' documents that expire within sixty days or have expired, with a form to record the new one. */
export function RenewalsView({ told }: RenewalsViewProps) {
  const { t } = useTranslation(['vetting', 'admin', 'shell']);
  const { data = none, error, isLoading } = useAllTutorsQuery(null);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const renewals = renewalsOf(data, new Date().toISOString().slice(0, 10));
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>{t('admin:views.renewals')}</h1>
      <p className={textStyles.soft}>{t('renewals.lead')}</p>
      <BackendProblem error={error} />
      {renewals.length === 0 ? <p>{t('renewals.none')}</p> : <SaveRenewals renewals={renewals} />}
      <RuledList>
        {renewals.map((renewal) => (
          <li key={`${renewal.tutor.id} ${renewal.evidence.kind}`}>
            <PartBoundary>
              <RenewalLine renewal={renewal} told={told} />
            </PartBoundary>
          </li>
        ))}
      </RuledList>
    </div>
  );
}

function RenewalLine({ renewal, told }: RenewalsViewProps & { renewal: Renewal }) {
  const staff = useStaff();
  const { t } = useTranslation('vetting');
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [renew, { error }] = useRenewEvidenceMutation();
  const { tutor, evidence, left } = renewal;
  const kind = t(`checks.kinds.${evidence.kind}`);
  return (
    <>
      <div className={styles.line}>
        <div>
          <b>{tutor.name}</b>, {kind}
          <p className={left < 0 ? styles.expired : textStyles.soft}>
            {left === 0
              ? t('renewals.today')
              : t(left < 0 ? 'renewals.past' : 'renewals.left', { count: Math.abs(left) })}
            {', '}
            {date(evidence.expiry, 'day')}
          </p>
        </div>
        {isOpen ? null : (
          <Button
            isSmall
            variant="second"
            aria-label={t('checks.recordOne', { kind: `${tutor.name}, ${kind}` })}
            onClick={() => setOpen(true)}
          >
            {t('checks.record')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <EvidenceForm
          draftForm={`evidence.${staff.userId}.${tutor.id}.${evidence.kind}`}
          kind={evidence.kind}
          error={error}
          onSave={async (item) => (await renew({ userId: tutor.id, by: staff, item })).error === undefined}
          onLeave={() => setOpen(false)}
        />
      ) : (
        told({
          userId: tutor.id,
          name: tutor.name,
          kind: evidence.kind,
          words: kind,
          expiry: evidence.expiry,
        })
      )}
    </>
  );
}
