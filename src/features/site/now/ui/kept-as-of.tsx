import { clsx } from 'clsx/lite';
import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { trackingPath } from '@/entities/tracking';
import { familyOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import styles from './home-now.module.css';

/** When it was read, while it comes from this phone because the backend is unreachable. */
export function KeptAsOf({ code }: { code: string }) {
  const { t } = useTranslation('now');
  const { date } = useFormats();
  const since = useKeptSince(familyOwner, trackingPath(code));
  return since === null ? null : (
    <p className={clsx(styles.topic, textStyles.small)}>{t('home.asOf', { time: date(since, 'moment') })}</p>
  );
}
