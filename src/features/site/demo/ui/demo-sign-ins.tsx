import { Button, Note } from 'design-system';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoSignInsContext, type DemoSignIn } from '../model/demo-context';
import styles from './demo-sign-ins.module.css';

/** Demo accounts; one press fills in the credentials. Renders nothing with a real backend. */
export function DemoSignIns({ onChosen }: { onChosen: (signIn: DemoSignIn) => void }) {
  const { t } = useTranslation('shell');
  const signIns = use(DemoSignInsContext);
  if (signIns.length === 0) return null;
  return (
    <Note tone="plain">
      <h2 className={styles.title}>{t('demo.signIns')}</h2>
      <ul className={styles.list}>
        {signIns.map((signIn) => (
          <li key={signIn.email}>
            <strong>{signIn.displayName}</strong>
            <br />
            {signIn.email}
            <br />
            {signIn.password}
            <br />
            <Button variant="second" isSmall onClick={() => onChosen(signIn)}>
              {t('demo.fillIn', { name: signIn.displayName })}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
