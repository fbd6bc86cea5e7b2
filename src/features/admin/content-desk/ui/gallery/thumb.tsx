import { Button } from 'design-system';
import { useTranslation } from 'react-i18next';
import { loadCopy, type AlbumPicture } from '@/entities/content/album';
import { useLoadBackend } from '@/shared/api';
import { useOpenPhoto } from '@/shared/ui/photo-viewer';
import styles from './gallery.module.css';

interface ThumbProps {
  /** Of its album. */
  slug: string;
  picture: AlbumPicture;
}

/** The small copy of a picture; with the data saver on after a press. */
export function Thumb({ slug, picture }: ThumbProps) {
  const { t } = useTranslation('album-desk');
  const loadBackend = useLoadBackend();
  const { id, smallBytes, width, height, alt } = picture;
  const opened = useOpenPhoto({
    id,
    bytes: smallBytes,
    load: async () => loadCopy((await loadBackend()).documents, slug, id, 'small'),
  });
  if (opened.state === 'open')
    return <img src={opened.url} alt={alt} width={width} height={height} className={styles.thumb} />;
  if (opened.state === 'loading') return <p role="status">{t('picture.loading')}</p>;
  return (
    <Button isSmall variant="second" onClick={opened.ask}>
      {t(opened.state === 'failed' ? 'picture.again' : 'picture.look')}
    </Button>
  );
}
