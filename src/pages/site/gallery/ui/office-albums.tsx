import { Adinkra, Button, EmptyState, homeSymbol } from 'design-system';
import { useTranslation } from 'react-i18next';
import { usePublishedAlbumsQuery, useShownPicturesQuery, type Album } from '@/entities/content/album';
import { OptionalDataScope } from '@/shared/api';
import { useLateWords } from '@/shared/i18n';
import { AlbumPart } from './album-part';
import { AlbumsPlace } from './albums-place';
import styles from './gallery-page.module.css';

/** Words of the viewer and of prices: they come with the pictures. */
const words = ['photos', 'data'] as const;

/** The published albums, newest first. */
export function OfficeAlbums() {
  const { t } = useTranslation('gallery');
  const state = useLateWords(words);
  const waiting = (
    <AlbumsPlace>
      <p>{t('waiting')}</p>
    </AlbumsPlace>
  );
  return (
    <OptionalDataScope isWanted={state === 'ready'} fallback={waiting}>
      <ReadAlbums />
    </OptionalDataScope>
  );
}

function ReadAlbums() {
  const { t } = useTranslation('gallery');
  const { data, error, refetch } = usePublishedAlbumsQuery(null);
  const [first] = data ?? [];
  if (first) return <Albums albums={data ?? []} first={first} />;
  return (
    <AlbumsPlace>
      {data ? (
        <NoAlbums />
      ) : error ? (
        <>
          <p role="alert">{t('failed')}</p>
          <Button isSmall variant="second" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </>
      ) : (
        <p>{t('waiting')}</p>
      )}
    </AlbumsPlace>
  );
}

/** Shown once the pictures of the first album are known, so that nothing in the first screen moves. */
function Albums({ albums, first }: { albums: readonly Album[]; first: Album }) {
  const { t } = useTranslation('gallery');
  const { slug, pictures, lastChange } = first;
  const { isLoading } = useShownPicturesQuery({ slug, pictures, lastChange });
  return (
    <AlbumsPlace>
      {isLoading ? (
        <p>{t('waiting')}</p>
      ) : (
        albums.map((album, index) => <AlbumPart key={album.slug} album={album} isFirst={index === 0} />)
      )}
    </AlbumsPlace>
  );
}

function NoAlbums() {
  const { t } = useTranslation('gallery');
  return (
    <div className={styles.none}>
      <Adinkra symbol={homeSymbol} className={styles.symbol} />
      <EmptyState title={t('none')}>
        <p>{t('noneWords')}</p>
      </EmptyState>
    </div>
  );
}
