import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { ChangedBy } from '@/entities/change-log';
import type { ReferenceCode } from '@/entities/reference-code';
import { useVisitor } from '@/entities/session';
import { cancelReasons } from '@/entities/tuition-request';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftValues, useFormDraft } from '@/shared/drafts';
import { fieldMessage, limits, oneOf, optionalText } from '@/shared/fields';
import { BackendProblem, ChipsField, TextAreaField } from '@/shared/ui/form';
import { useCancelTuitionRequestMutation } from '../api/cancel-request';
import styles from './cancel-form.module.css';

const cancelSchema = v.pipe(
  v.object({ reason: oneOf(cancelReasons), words: optionalText(limits.shortText) }),
  v.forward(
    v.partialCheck(
      [['reason'], ['words']],
      ({ reason, words }) => reason !== 'other' || words !== '',
      fieldMessage('required'),
    ),
    ['words'],
  ),
);

const empty: v.InferInput<typeof cancelSchema> = { reason: '', words: '' };

/** Cancels a request by its code, with a reason. */
export function CancelForm({ code }: { code: ReferenceCode }) {
  const { t } = useTranslation('code');
  const [isOpen, setOpen] = useState(false);
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <OpenCancelForm code={code} onKeep={() => setOpen(false)} />
      ) : (
        <Button variant="second" onClick={() => setOpen(true)}>
          {t('cancel.open')}
        </Button>
      )}
    </div>
  );
}

function OpenCancelForm({ code, onKeep }: { code: ReferenceCode; onKeep: () => void }) {
  const { t } = useTranslation('code');
  const by = useChangedBy();
  const name = { form: `cancel.${code}`, version: 1 };
  const [cancel, { error, isLoading }] = useCancelTuitionRequestMutation();
  const form = useForm<v.InferInput<typeof cancelSchema>, unknown, v.InferOutput<typeof cancelSchema>>({
    defaultValues: useDraftValues(name, empty),
    resolver: valibotResolver(cancelSchema),
  });
  const draft = useFormDraft(name, form, empty);
  const send = form.handleSubmit(async (given) => {
    const result = await cancel({ ref: code, ...given, by });
    if (result.error === undefined) draft.forget();
  });
  return (
    <Note tone="call" className={styles.note}>
      <DraftForm draft={draft} onSubmit={(event) => void send(event)} className={styles.form}>
        <h4 className={styles.title}>{t('cancel.heading')}</h4>
        <p>{t('cancel.words')}</p>
        <ChipsField
          form={form}
          type="radio"
          name="reason"
          label={t('cancel.reason')}
          options={cancelReasons.map((reason) => ({ value: reason, label: t(`cancel.reasons.${reason}`) }))}
        />
        <TextAreaField form={form} name="words" label={t('cancel.more')} isOptional rows={3} />
        <KeptNote draft={draft} labels={{ reason: t('cancel.reason'), words: t('cancel.more') }} />
        <DraftNote draft={draft} />
        <BackendProblem error={error} />
        <Row>
          <Button type="submit" variant="stop" disabled={isLoading}>
            {t('cancel.confirm')}
          </Button>
          <Button variant="second" onClick={onKeep}>
            {t('cancel.keep')}
          </Button>
        </Row>
        <UnkeptSwitch draft={draft} />
      </DraftForm>
    </Note>
  );
}

/** The change log names an officer who cancels by code, but never a family. */
function useChangedBy(): ChangedBy {
  const visitor = useVisitor();
  return typeof visitor !== 'string' && visitor.role === 'admin'
    ? { kind: 'office', userId: visitor.id, name: visitor.displayName }
    : { kind: 'code-holder' };
}
