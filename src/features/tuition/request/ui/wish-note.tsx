import { InlineButton, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { RequestWizard } from '../model/use-request-wizard';
import styles from './wish-note.module.css';

/** The wished tutor: explains that it is a wish and who decides, with a button to remove it. */
export function WishNote({ wizard: { values, wish, step, tutors } }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  if (values.wishedTutor === '' || !['who', 'send'].includes(step)) return null;
  const { wished } = tutors.known;
  return (
    <Note>
      <b>{t('wish.title', { name: wished?.name ?? t('wish.somebody') })}</b>
      <p>{t(wished === null || wished.state === 'active' ? 'wish.words' : 'wish.gone')}</p>
      <InlineButton className={styles.remove} onClick={wish.remove}>
        {t('wish.remove')}
      </InlineButton>
    </Note>
  );
}
