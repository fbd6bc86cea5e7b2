import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Note, Row, stackStyles } from 'design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { fieldMessage, limits, optionalText } from '@/shared/fields';
import { useAction, type ActionOutcome } from '@/shared/lib/action';
import { ChipsField, TextAreaField } from '@/shared/ui/form';
import { DraftForm } from '../form/draft-form';
import { DraftNote, UnkeptSwitch } from '../form/draft-note';
import { KeptNote } from '../form/kept-note';
import { useDraftValues, useFormDraft } from '../form/use-form-draft';
import styles from './reason-form.module.css';

export interface Reasoned {
  readonly reason: string;
  readonly words: string;
}

export interface ReasonFormProps<Made> {
  /** Draft name. */
  form: string;
  /** Options of the reason; empty for free text only. */
  reasons: readonly { readonly value: string; readonly label: string }[];
  heading: string;
  words: string;
  open: string;
  sendLabel: string;
  /** Labels of the fields and of the cancel button. */
  labels: Readonly<Record<'reason' | 'words' | 'leave', string>>;
  /** Creates the write from the validated values. Called once, even on repeated presses. */
  make: (given: Reasoned) => Made;
  send: (made: Made) => Promise<ActionOutcome>;
}

/** Button that opens a form for an action with a reason. */
export function ReasonForm<Made>(props: ReasonFormProps<Made>) {
  const [isOpen, setOpen] = useState(false);
  // One container for both states, so that keyboard focus stays in place.
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

/** A reason from the list. Free text is required when there is no list or no listed reason fits. */
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

function OpenReasonForm<Made>({
  form: name,
  reasons,
  heading,
  words,
  sendLabel,
  labels,
  make,
  send,
  onKeep,
}: ReasonFormProps<Made> & { onKeep: () => void }) {
  const draftName = { form: name, version: 1 };
  const form = useForm<Reasoned>({
    // An unselected radio group has the value null.
    defaultValues: useDraftValues(draftName, { ...empty }),
    resolver: valibotResolver(schemaOf(reasons.map(({ value }) => value))),
  });
  const draft = useFormDraft(draftName, form, { ...empty });
  const action = useAction<Reasoned, Made>({ make, send });
  const submit = form.handleSubmit(async (given) => {
    if (!(await action.run(given))) return;
    draft.forget();
    onKeep();
  });
  return (
    <Note tone="call">
      <DraftForm draft={draft} className={stackStyles.form} onSubmit={(event) => void submit(event)}>
        <h4 className={styles.title}>{heading}</h4>
        <p>{words}</p>
        {reasons.length > 0 ? (
          <ChipsField form={form} type="radio" name="reason" label={labels.reason} options={reasons} />
        ) : null}
        <TextAreaField
          form={form}
          name="words"
          label={labels.words}
          isOptional={reasons.length > 0}
          rows={3}
        />
        <KeptNote draft={draft} labels={{ reason: labels.reason, words: labels.words }} />
        <DraftNote draft={draft} />
        <Row>
          <Button type="submit" variant="stop" isBusy={action.isRunning}>
            {sendLabel}
          </Button>
          <Button variant="second" onClick={onKeep}>
            {labels.leave}
          </Button>
        </Row>
        <UnkeptSwitch draft={draft} />
      </DraftForm>
    </Note>
  );
}
