import { Button, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { noteTextSchema, useNotesQuery } from '@/entities/note';
import { useStaff } from '@/entities/session';
import { DraftForm, DraftNote, KeptNote, useDraftedForm, type DraftName } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import { BackendProblem, TextAreaField } from '@/shared/ui/form';
import { useAddNoteMutation } from '../api/record-api';
import type { DeskRecord } from '@/shared/desk';
import styles from './notes-part.module.css';

/**
 * Separate drafts per record and officer, so that on a shared computer a note is never sent under another
 * name.
 */
const draftOf = (record: DeskRecord, userId: string): DraftName => ({
  form: `note.${userId}.${record.ref}`,
  version: 1,
  isOfAccount: true,
});

/** Office notes on a record; nobody else can read them, and of a worry about a child only those on duty. */
export function NotesPart({ record }: { record: DeskRecord }) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { data: notes } = useNotesQuery(record.path);
  const [add, { error, isLoading }] = useAddNoteMutation();
  const run = async ({ text }: { readonly text: string }) => {
    const { ref, path, isFlagged: isHeard } = record;
    const result = await add({ ref, path, by: staff, text, isHeard });
    return result.error === undefined;
  };
  const { form, draft, onSubmit } = useDraftedForm({
    name: draftOf(record, staff.userId),
    schema: noteTextSchema,
    empty: { text: '' },
    action: { run },
    staysOpen: true,
  });
  return (
    <section>
      <h3>{t(record.path.startsWith('concerns/') ? 'concerns.notes' : 'notes.heading')}</h3>
      <DraftForm draft={draft} className={styles.form} onSubmit={onSubmit}>
        <TextAreaField form={form} name="text" label={t('notes.label')} rows={3} />
        <KeptNote draft={draft} labels={{ text: t('notes.label') }} />
        <DraftNote draft={draft} isQuiet />
        <BackendProblem error={error} />
        <Button type="submit" variant="second" isSmall disabled={isLoading}>
          {t('notes.add')}
        </Button>
      </DraftForm>
      {notes?.length === 0 ? <p className={textStyles.soft}>{t('notes.none')}</p> : null}
      <ul className={styles.notes}>
        {(notes ?? []).map(({ id, text, at, name }) => (
          <li key={id}>
            <p className={styles.text}>{text}</p>
            <p className={textStyles.soft}>
              {name}, {date(at, 'moment')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
