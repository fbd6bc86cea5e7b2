import { Button } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '@/entities/session';
import type { JobApplicationInput } from '@/entities/jobs/job-application';
import { DataScope, useLoadBackend } from '@/shared/api';
import { toBackendError, type BackendError } from '@/shared/backend';
import { BackendProblem } from '@/shared/ui/form';
import { readProfile, whatIsMissing } from '../model/fill-from-profile';
import type { JobApplicationForm } from '../model/use-job-application';
import styles from './apply-form.module.css';

interface FillButtonProps {
  form: JobApplicationForm['form'];
  /** Stores what was filled in. */
  onFilled: () => void;
}

/** For a signed-in tutor: fills the empty fields from the own profile and application, by one press. */
export function FillButton(props: FillButtonProps) {
  return (
    <DataScope fallback={null}>
      <FillForTutor {...props} />
    </DataScope>
  );
}

function FillForTutor({ form, onFilled }: FillButtonProps) {
  const { t } = useTranslation('job-apply');
  const visitor = useVisitor();
  const loadBackend = useLoadBackend();
  const [outcome, setOutcome] = useState<'working' | number | BackendError | null>(null);
  if (typeof visitor === 'string' || visitor.role !== 'tutor') return null;

  const fill = async () => {
    setOutcome('working');
    try {
      const { documents } = await loadBackend();
      const missing = whatIsMissing(form.getValues(), await readProfile(documents, visitor.id));
      const fields = Object.entries(missing) as [keyof JobApplicationInput, never][];
      for (const [field, value] of fields) form.setValue(field, value, { shouldDirty: true });
      onFilled();
      setOutcome(fields.length);
    } catch (cause) {
      setOutcome(toBackendError(cause));
    }
  };
  const isFilled = typeof outcome === 'number';
  return (
    <div className={styles.fill}>
      <Button
        variant="second"
        isSmall
        disabled={outcome === 'working'}
        aria-busy={outcome === 'working'}
        onClick={() => void fill()}
      >
        {t('fill.button')}
      </Button>
      <p role="status">{isFilled ? t('fill.done', { count: outcome }) : t('fill.words')}</p>
      <BackendProblem error={typeof outcome === 'object' ? (outcome ?? undefined) : undefined} />
    </div>
  );
}
