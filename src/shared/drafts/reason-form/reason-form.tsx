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
  /** Names the draft. */
  form: string;
  /** Coded reasons with their words; none where only the words count. */
  reasons: readonly { readonly value: string; readonly label: string }[];
  heading: string;
  words: string;
  open: string;
  sendLabel: string;
  /** What the fields are called, and the button that leaves the form. */
  labels: Readonly<Record<'reason' | 'words' | 'leave', string>>;
  /** The write, of what was given. It is made once, however often the button is pressed. */
  make: (given: Reasoned) => Made;
  send: (made: Made) => Promise<ActionOutcome>;
}

/** Something that is done for a reason: a button that opens the form, and the form. */
export function ReasonForm<Made>(props: ReasonFormProps<Made>) {
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
    // A chip that nobody ticked has no value of its own: the form gives null for it.
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
