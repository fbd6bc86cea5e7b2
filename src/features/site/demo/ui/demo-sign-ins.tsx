import { Button, Disclosure, Note } from 'design-system';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoSignInsContext, type DemoSignIn } from '../model/demo-context';
import styles from './demo-sign-ins.module.css';

/** The office, child protection, and the tutor with lessons; the other sample tutors are folded. */
const shown = 3;

/** Demo accounts; one press fills in the credentials. Renders nothing with a real backend. */
export function DemoSignIns({ onChosen }: { onChosen: (signIn: DemoSignIn) => void }) {
  const { t } = useTranslation('shell');
  const signIns = use(DemoSignInsContext);
  if (signIns.length === 0) return null;
  return (
    <Note tone="plain">
      <h2 className={styles.title}>{t('demo.signIns')}</h2>
      <SignIns of={signIns.slice(0, shown)} onChosen={onChosen} />
      <Disclosure summary={t('demo.otherTutors')}>
        <SignIns of={signIns.slice(shown)} onChosen={onChosen} />
      </Disclosure>
    </Note>
  );
}

interface SignInsProps {
  of: readonly DemoSignIn[];
  onChosen: (signIn: DemoSignIn) => void;
}

function SignIns({ of, onChosen }: SignInsProps) {
  const { t } = useTranslation('shell');
  return (
    <ul className={styles.list}>
      {of.map((signIn) => (
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
  );
}
