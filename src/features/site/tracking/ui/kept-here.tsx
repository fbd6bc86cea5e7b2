import { InlineButton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { familyOwner, useForgetKept } from '@/shared/api';
import { routes } from '@/shared/routes';
import styles from './kept-here.module.css';

/** Says that what the page shows is kept on this phone, and takes it off at a press; nothing where nothing is kept. */
export function KeptHere() {
  const { t } = useTranslation('code');
  const navigate = useNavigate();
  const forget = useForgetKept(familyOwner);
  const [isGoing, setGoing] = useState(false);
  if (!forget) return null;
  const takeOff = async () => {
    setGoing(true);
    // The page that shows it would keep it again; replaced, its address with the code goes too.
    await navigate(routes.code, { replace: true });
    await forget();
  };
  return (
    <p className={styles.kept}>
      {t('keptHere.words')}{' '}
      <InlineButton disabled={isGoing} onClick={() => void takeOff()}>
        {t('keptHere.forget')}
      </InlineButton>
    </p>
  );
}
