import { Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { AlbumsView } from '@/features/admin/content-desk';
import { useLateWords } from '@/shared/i18n';

const words = ['album-desk'] as const;

/** The albums of `/gallery`, once their words are there. */
export function GalleryDesk() {
  const { t } = useTranslation(['admin', 'shell']);
  const state = useLateWords(words);
  if (state === 'unreached') return <p>{t('wordsUnreached')}</p>;
  return state === 'ready' ? <AlbumsView /> : <Skeleton label={t('shell:loading')} lines={8} />;
}
