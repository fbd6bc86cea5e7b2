import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@/entities/counselling/booking';
import { useCounsellingNotesQuery } from '@/entities/counselling/note';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import styles from './counselling.module.css';
import { KeptNoteForm, UnkeptNoteForm } from './note-forms';

/** Notes of the counsellors about a talk. Only those with the duty open them, and nobody changes them. */
export function TalkNotes({ booking: { ref, isQuiet } }: { booking: Booking }) {
  const { t } = useTranslation('counselling-desk');
  const { date } = useFormats();
  const { data: notes, error } = useCounsellingNotesQuery(ref);
  return (
    <section className={styles.part}>
      <h2>{t('notes.heading')}</h2>
      <p className={textStyles.soft}>{t('notes.lead')}</p>
      {isQuiet ? <UnkeptNoteForm key={ref} booking={ref} /> : <KeptNoteForm key={ref} booking={ref} />}
      <BackendProblem error={error} />
      {notes?.length === 0 ? <p className={textStyles.soft}>{t('notes.none')}</p> : null}
      <ul className={styles.notes}>
        {(notes ?? []).map(({ id, words, at, name }) => (
          <li key={id}>
            <p className={styles.words}>{words}</p>
            <p className={textStyles.soft}>
              {name}, {date(at, 'moment')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
