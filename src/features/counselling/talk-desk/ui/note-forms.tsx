import { Button, Field, Row, TextArea, textStyles } from 'design-system';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { counsellingNoteFormSchema, useAddCounsellingNoteMutation } from '@/entities/counselling/note';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { readFieldMessage } from '@/shared/fields';
import { BackendProblem, TextAreaField } from '@/shared/ui/form';

interface NoteFormProps {
  /** Code of the booking. */
  booking: string;
}

/** A note about a talk. It keeps a draft. */
export function KeptNoteForm({ booking }: NoteFormProps) {
  const { t } = useTranslation('counselling-desk');
  const { userId, name } = useStaff();
  const [add, { error, isLoading }] = useAddCounsellingNoteMutation();
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `counselling-note.${userId}.${booking}`, version: 1, isOfAccount: true },
    schema: counsellingNoteFormSchema,
    empty: { words: '' },
    action: { run: async ({ words }) => (await add({ booking, words, userId, name })).error === undefined },
    staysOpen: true,
  });
  return (
    <DraftForm draft={draft} className={deskStyles.form} onSubmit={onSubmit} aria-label={t('notes.label')}>
      <TextAreaField form={form} name="words" label={t('notes.label')} rows={4} />
      <KeptNote draft={draft} labels={{ words: t('notes.label') }} />
      <DraftNote draft={draft} isQuiet />
      <BackendProblem error={error} />
      <Row>
        <Button type="submit" isSmall isBusy={isLoading}>
          {t('notes.save')}
        </Button>
      </Row>
    </DraftForm>
  );
}

/** A note about a quiet talk: nothing typed is kept on the device. */
export function UnkeptNoteForm({ booking }: NoteFormProps) {
  const { t } = useTranslation(['counselling-desk', 'validation']);
  const { userId, name } = useStaff();
  const [words, setWords] = useState('');
  const [message, setMessage] = useState<string>();
  const [add, { error, isLoading }] = useAddCounsellingNoteMutation();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = v.safeParse(counsellingNoteFormSchema, { words });
    setMessage(read.success ? undefined : read.issues[0].message);
    if (!read.success) return;
    const result = await add({ booking, words: read.output.words, userId, name });
    if (result.error === undefined) setWords('');
  };
  const problem = message === undefined ? null : readFieldMessage(message);
  return (
    <form
      className={deskStyles.form}
      onSubmit={(event) => void send(event)}
      noValidate
      autoComplete="off"
      aria-label={t('notes.label')}
    >
      <Field
        label={t('notes.label')}
        error={problem ? t(`validation:${problem.key}`, problem.values) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <p className={textStyles.soft}>{t('notes.unkept')}</p>
      <BackendProblem error={error} />
      <Row>
        <Button type="submit" isSmall isBusy={isLoading}>
          {t('notes.save')}
        </Button>
      </Row>
    </form>
  );
}
