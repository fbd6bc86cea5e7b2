import { useTranslation } from 'react-i18next';
import { BarBadge } from '@/shared/ui/bottom-bar';

/** How much waits for the tutor in a part of the area. Renders nothing for 0. */
export function Badge({ count }: { count: number }) {
  const { t } = useTranslation('tutor-area');
  return <BarBadge count={count} label={t('waiting')} />;
}
