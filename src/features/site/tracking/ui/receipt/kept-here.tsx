import { InlineButton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { familyOwner, useForgetKept } from '@/shared/api';
import { routes } from '@/shared/routes';
import styles from './kept-here.module.css';

/**
 * Says that the page's data is stored on this phone, with a button to delete it. Renders nothing when nothing
 * is stored.
 */
export function KeptHere({ code }: { code: string }) {
  const { t } = useTranslation('code');
  const navigate = useNavigate();
  const forget = useForgetKept(familyOwner, code);
  const [isGoing, setGoing] = useState(false);
  if (!forget) return null;
  const takeOff = async () => {
    setGoing(true);
    // Leave first, or the mounted page would store the data again. `replace` removes the code from the
    // history.
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
