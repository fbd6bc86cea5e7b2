import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch, useDraftValues, useFormDraft } from '@/shared/drafts';
import type { NewAct } from '@/shared/pending-writes';
import { fieldMessage, limits, optionalText } from '@/shared/fields';
import { ChipsField, TextAreaField } from '@/shared/ui/form';
import { useFamilyAction, type FamilyActs } from '../../model/use-family-acts';
import styles from './family.module.css';

export interface Reasoned {
  readonly reason: string;
  readonly words: string;
}

export interface ReasonFormProps {
  /** Names the draft. */
  form: string;
  /** Coded reasons with their words; none where only the words count. */
  reasons: readonly { readonly value: string; readonly label: string }[];
  heading: string;
  words: string;
  open: string;
  send: string;
  acts: FamilyActs;
  make: (given: Reasoned) => readonly NewAct[];
}

/** Something that is done for a reason: a button that opens the form, and the form. */
export function ReasonForm(props: ReasonFormProps) {
  const [isOpen, setOpen] = useState(false);
  // The same place for both: whoever opens or leaves the form by keyboard stays at it.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <OpenReasonForm {...props} onKeep={() => setOpen(false)} />
      ) : (
        <Row>
          <Button variant="second" isSmall onClick={() => setOpen(true)}>
            {props.open}
          </Button>
        </Row>
      )}
    </div>
  );
}

/** A reason of the list, and words where there is no list or the reason is none of it. */
const schemaOf = (values: readonly string[]) =>
  v.pipe(
    v.object({
      reason: v.pipe(
        v.string(),
        v.check((reason) => values.length === 0 || values.includes(reason), fieldMessage('required')),
      ),
      words: optionalText(limits.shortText),
    }),
    v.forward(
      v.partialCheck(
        [['reason'], ['words']],
        ({ reason, words }) => words !== '' || (values.length > 0 && reason !== 'other'),
        fieldMessage('required'),
      ),
      ['words'],
    ),
  );

const empty: Reasoned = { reason: '', words: '' };

function OpenReasonForm({
  form: name,
  reasons,
  heading,
  words,
  send,
  acts,
  make,
  onKeep,
}: ReasonFormProps & { onKeep: () => void }) {
  const { t } = useTranslation('code');
  const draftName = { form: name, version: 1 };
  const form = useForm<Reasoned>({
    // A chip that nobody ticked has no value of its own: the form gives null for it.
    defaultValues: useDraftValues(draftName, { ...empty }),
    resolver: valibotResolver(schemaOf(reasons.map(({ value }) => value))),
  });
  const draft = useFormDraft(draftName, form, { ...empty });
  const action = useFamilyAction(acts, make);
  const submit = form.handleSubmit(async (given) => {
    if (!(await action.run(given))) return;
    draft.forget();
    onKeep();
  });
  return (
    <Note tone="call">
      <DraftForm draft={draft} className={styles.form} onSubmit={(event) => void submit(event)}>
        <h4 className={styles.title}>{heading}</h4>
        <p>{words}</p>
        {reasons.length > 0 ? (
          <ChipsField form={form} type="radio" name="reason" label={t('cancel.reason')} options={reasons} />
        ) : null}
        <TextAreaField
          form={form}
          name="words"
          label={t('cancel.more')}
          isOptional={reasons.length > 0}
          rows={3}
        />
        <KeptNote draft={draft} labels={{ reason: t('cancel.reason'), words: t('cancel.more') }} />
        <DraftNote draft={draft} />
        <Row>
          <Button type="submit" variant="stop" isBusy={action.isRunning}>
            {send}
          </Button>
          <Button variant="second" onClick={onKeep}>
            {t('family.leave')}
          </Button>
        </Row>
        <UnkeptSwitch draft={draft} />
      </DraftForm>
    </Note>
  );
}
