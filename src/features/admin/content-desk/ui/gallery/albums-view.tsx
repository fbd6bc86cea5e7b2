import { Button, Row, Skeleton, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllAlbumsQuery, type Album } from '@/entities/content/album';
import { deskStyles } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { AlbumItem } from './album-item';
import { NewAlbum } from './new-album';

const none: readonly Album[] = [];
const states = ['draft', 'published', 'archived'] as const;

/** Albums of the gallery by state, newest first. */
export function AlbumsView() {
  const { t } = useTranslation(['album-desk', 'admin', 'shell']);
  const [isAdding, setAdding] = useState(false);
  const { data = none, error, isLoading } = useAllAlbumsQuery(null);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('admin:views.gallery')}</h1>
      <p className={textStyles.soft}>{t('lead')}</p>
      <BackendProblem error={error} />
      <div tabIndex={-1}>
        {isAdding ? (
          <NewAlbum taken={data.map(({ slug }) => slug)} onClose={() => setAdding(false)} />
        ) : (
          <Row>
            <Button isSmall onClick={() => setAdding(true)}>
              {t('open')}
            </Button>
          </Row>
        )}
      </div>
      {states.map((state) => (
        <AlbumsIn key={state} state={state} albums={data.filter((album) => album.state === state)} />
      ))}
    </div>
  );
}

function AlbumsIn({ state, albums }: { state: Album['state']; albums: readonly Album[] }) {
  const { t } = useTranslation('admin');
  if (albums.length === 0) return null;
  return (
    <section className={deskStyles.part} aria-labelledby={`albums-${state}`}>
      <h2 id={`albums-${state}`}>{t(`states.${state}`)}</h2>
      <ul className={deskStyles.groups}>
        {albums.map((album) => (
          <PartBoundary key={album.slug} frame={asItem}>
            <AlbumItem album={album} />
          </PartBoundary>
        ))}
      </ul>
    </section>
  );
}
