import { Button, Row } from 'design-system';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StepSlot } from '@/shared/choices';
import { TextField } from '@/shared/ui/form';
import type { ProposalInput } from '../model/proposal-input';
import styles from './consultation.module.css';

interface StepFieldsProps {
  form: Pick<UseFormReturn<ProposalInput>, 'register' | 'formState'>;
  slot: StepSlot;
  number: number;
  /** Null for the only step. */
  onRemove: (() => void) | null;
}

/** The fields of one step of a proposal. */
export function StepFields({ form, slot, number, onRemove }: StepFieldsProps) {
  const { t } = useTranslation('consultation-desk');
  return (
    <fieldset className={styles.step} tabIndex={-1}>
      <legend>
        <b>{t('proposal.step', { number })}</b>
      </legend>
      <TextField form={form} name={`${slot}What`} label={t('proposal.stepParts.What')} autoComplete="off" />
      <div className={styles.stepFields}>
        <TextField form={form} name={`${slot}Day`} type="date" label={t('proposal.stepParts.Day')} />
        <TextField
          form={form}
          name={`${slot}Days`}
          inputMode="numeric"
          label={t('proposal.stepParts.Days')}
          autoComplete="off"
        />
        <TextField
          form={form}
          name={`${slot}Price`}
          inputMode="decimal"
          label={t('proposal.stepParts.Price')}
          autoComplete="off"
        />
      </div>
      {onRemove === null ? null : (
        <Row>
          <Button variant="text" isSmall onClick={onRemove}>
            {t('proposal.removeStep', { number })}
          </Button>
        </Row>
      )}
    </fieldset>
  );
}
