import { InlineButton, Note } from 'design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataScope } from '@/shared/api';
import type { RequestWizard } from '../model/use-request-wizard';
import styles from './wish-note.module.css';

// Most families ask for nobody: what reads a profile comes only for those who do.
const WishedTutor = lazy(async () => {
  try {
    const part = await import(/* webpackChunkName: "part-wish" */ './wished-tutor');
    return { default: part.WishedTutor };
  } catch {
    // Without network the form goes on without the name.
    return { default: Unnamed };
  }
});

const Unnamed = ({ waiting }: { waiting: ReactNode }) => waiting;

/** Whom the family asks for: that it is a wish, who decides, and how to take it back. */
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
