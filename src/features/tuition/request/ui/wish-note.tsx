import { InlineButton, Note } from 'design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataScope } from '@/shared/api';
import type { RequestWizard } from '../model/use-request-wizard';
import styles from './wish-note.module.css';

// Lazy: most families wish for no particular tutor.
const WishedTutor = lazy(async () => {
  try {
    const part = await import(/* webpackChunkName: "part-wish" */ './wished-tutor');
    return { default: part.WishedTutor };
  } catch {
    // Offline: continue without the name.
    return { default: Unnamed };
  }
});

const Unnamed = ({ waiting }: { waiting: ReactNode }) => waiting;

/** The wished tutor: explains that it is a wish and who decides, with a button to remove it. */
export function WishNote({ wizard: { values, wish, step } }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  const { wishedTutor } = values;
  if (wishedTutor === '' || !['who', 'send'].includes(step)) return null;
  const waiting = (
    <>
      <b>{t('wish.title', { name: t('wish.somebody') })}</b>
      <p>{t('wish.words')}</p>
    </>
  );
  return (
    <Note>
      <DataScope fallback={waiting}>
        <Suspense fallback={waiting}>
          <WishedTutor id={wishedTutor} waiting={waiting} />
        </Suspense>
      </DataScope>
      <InlineButton className={styles.remove} onClick={wish.remove}>
        {t('wish.remove')}
      </InlineButton>
    </Note>
  );
}
