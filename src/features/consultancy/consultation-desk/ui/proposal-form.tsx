import { Button, Note, Row } from 'design-system';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '@/entities/consultancy/consultation';
import type { ProposalOffer, SchoolProposal } from '@/entities/consultancy/proposal';
import { useStaff } from '@/entities/session';
import { stepSlots } from '@/shared/choices';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { formatMoney } from '@/shared/i18n';
import { FormSummary, TextAreaField, TextField } from '@/shared/ui/form';
import { useSendProposalVersionMutation } from '../api/consultation-desk-api';
import {
  filledSteps,
  proposalInput,
  proposalSchema,
  stepParts,
  typedSums,
  withoutStep,
  type ProposalInput,
  type StepField,
} from '../model/proposal-input';
import styles from './consultation.module.css';
import { StepFields } from './step-fields';

const clock = () => new Date();

interface ProposalFormProps {
  consultation: Consultation;
  /** The newest version, which the form begins with; undefined before the first. */
  before: SchoolProposal | undefined;
  onClose: () => void;
}

/** Writes the next version of the proposal, and sends it. What is typed is kept on the device. */
export function ProposalForm({ consultation, before, onClose }: ProposalFormProps) {
  const { t } = useTranslation('consultation-desk');
  const by = useStaff();
  // As shown when the form opened: a change by a colleague meanwhile makes this one fail.
  const [seen] = useState(consultation);
  const [send, { error, isLoading }] = useSendProposalVersionMutation();
  const schema = useMemo(() => proposalSchema(clock), []);
  const [empty] = useState(() => proposalInput(before, clock()));
  const version = seen.latest + 1;
  const { form, draft, onSubmit } = useDraftedForm<ProposalInput, ProposalOffer>({
    name: {
      form: `school-proposal.${by.userId}.${seen.ref}.${String(version)}`,
      version: 1,
      isOfAccount: true,
    },
    schema,
    empty,
    hasSummary: true,
    action: {
      run: async (offer) => (await send({ consultation: seen, by, offer })).error === undefined,
    },
    onDone: onClose,
  });
  const values = useWatch({ control: form.control }) as ProposalInput;
  const [added, setAdded] = useState(1);
  const count = Math.min(stepSlots.length, Math.max(added, filledSteps(values)));
  const labels = useLabels();
  const sums = typedSums(values);
  const remove = (slot: (typeof stepSlots)[number]) => {
    for (const [name, value] of Object.entries(withoutStep(form.getValues(), slot)))
      form.setValue(name as StepField, value);
    setAdded(count - 1);
    draft.keep();
  };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('proposal.formLabel', { version })}
      labels={labels}
      error={error}
      send={t('proposal.send', { version })}
      leave={t('proposal.leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      {before === undefined ? null : (
        <Note tone="plain">
          <p>{t(seen.state === 'proposed' ? 'proposal.replaces' : 'proposal.again')}</p>
        </Note>
      )}
      <TextAreaField form={form} name="aims" rows={4} label={labels.aims} hint={t('proposal.aimsHint')} />
      {stepSlots.slice(0, count).map((slot, index) => (
        <StepFields
          key={slot}
          form={form}
          slot={slot}
          number={index + 1}
          onRemove={count > 1 ? () => remove(slot) : null}
        />
      ))}
      {count < stepSlots.length ? (
        <Row>
          <Button variant="second" isSmall onClick={() => setAdded(count + 1)}>
            {t('proposal.addStep')}
          </Button>
        </Row>
      ) : null}
      <p className={styles.sums} role="status">
        {t('proposal.sumSoFar', { count: sums.days, price: formatMoney(sums.pesewas) })}
      </p>
      <TextAreaField
        form={form}
        name="measures"
        rows={3}
        label={labels.measures}
        hint={t('proposal.measuresHint')}
      />
      <TextField
        form={form}
        name="validUntil"
        type="date"
        isShort
        label={labels.validUntil}
        hint={t('proposal.validHint')}
      />
    </OpenedForm>
  );
}

/** Labels of all fields, in their order. */
function useLabels() {
  const { t } = useTranslation('consultation-desk');
  const ofSteps = Object.fromEntries(
    stepSlots.flatMap((slot, index) =>
      stepParts.map((name) => [
        `${slot}${name}`,
        t('proposal.stepField', { number: index + 1, field: t(`proposal.stepParts.${name}`) }),
      ]),
    ),
  ) as Record<StepField, string>;
  return {
    aims: t('proposal.aims'),
    ...ofSteps,
    measures: t('proposal.measures'),
    validUntil: t('proposal.validUntil'),
  };
}
