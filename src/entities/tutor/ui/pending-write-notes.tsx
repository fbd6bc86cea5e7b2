import { InlineButton, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { PendingWrite } from '@/shared/pending-writes';
import { useFormats } from '@/shared/i18n';
import type { SignedWrites } from '@/shared/pending-writes';
import type { Shown } from '@/shared/pending-writes';
import styles from './pending-write-notes.module.css';

const typedFields: readonly string[] = [
  ...['topic', 'next', 'words', 'typed', 'about', 'towns', 'note'],
  // Of a homework answer.
  ...['result', 'question', 'key'],
];
const typedLists: readonly string[] = ['hints', 'steps'];

/** Free text that the user typed, from all fields of an act. */
function typedWords(shown: unknown): readonly string[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([field, value]) => {
    if (typeof value === 'string') return typedFields.includes(field) && value ? [value] : [];
    if (Array.isArray(value) && typedLists.includes(field))
      return value.filter((one): one is string => typeof one === 'string');
    return typedWords(value);
  });
}

/** Pending and failed acts of a record. */
export function PendingWriteNotes({
  shown: { waiting, failed },
  area: { forget },
}: {
  shown: Pick<Shown<unknown>, 'waiting' | 'failed'>;
  area: Pick<SignedWrites, 'forget'>;
}) {
  const { t } = useTranslation(['tutor-area', 'validation']);
  const { date } = useFormats();
  // The translations cover every event that this page can cause.
  const what = ({ event }: PendingWrite) => t(`act.events.${event.replace('.', '-') as 'offer-accepted'}`);
  return (
    <div role="status" className={styles.notes}>
      {waiting.map((act) => (
        <Note key={act.id} tone="plain">
          <strong>{t('act.waiting')}</strong>
          <p className={styles.words}>
            {t('act.waitingWords', { what: what(act), date: date(act.addedAt, 'moment') })}
          </p>
        </Note>
      ))}
      {failed.map((act) => {
        const words = typedWords(act.shown);
        return (
          <Note key={act.id} tone="call">
            <strong>{t('act.refused')}</strong>
            <p className={styles.words}>
              {t('act.refusedWords', { what: what(act), date: date(act.addedAt, 'moment') })}{' '}
              {t(act.problem === null ? 'act.droppedWords' : `validation:backend.${act.problem}`)}{' '}
              {act.event.startsWith('door.') ? t('act.doorAgain') : null}
            </p>
            {words.length > 0 ? (
              <p className={styles.words}>{t('act.typed', { words: words.join(' · ') })}</p>
            ) : null}
            <InlineButton onClick={() => forget(act.id)}>{t('act.remove')}</InlineButton>
          </Note>
        );
      })}
    </div>
  );
}
