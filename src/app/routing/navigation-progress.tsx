import { motion, ProgressBar } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';

/** Shows that a page is on its way when it is not there after 100 ms. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <LateProgress />;
}

function LateProgress() {
  const { t } = useTranslation('shell');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), motion.navigationPatienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <ProgressBar label={t('loading')} /> : null;
}
