import { Button, Row, Skeleton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  mostPictures,
  useOfficePicturesQuery,
  type Album,
  type OfficePicture,
} from '@/entities/content/album';
import { deskStyles } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { NewPicture } from './new-picture';
import { PictureItem } from './picture-item';

const none: readonly OfficePicture[] = [];

/** The pictures of an album in their order, and the way to one more. */
export function AlbumPictures({ album }: { album: Album }) {
  const { t } = useTranslation(['album-desk', 'shell']);
  const [isAdding, setAdding] = useState(false);
  const { slug, pictures, lastChange } = album;
  const { data, currentData, error, isLoading } = useOfficePicturesQuery({ slug, pictures, lastChange });
  // While a newer version is read, the one before stays on the screen.
  const shown = currentData ?? data ?? none;
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={3} />;
  return (
    <>
      <BackendProblem error={error} />
      {pictures.length === 0 ? <p>{t('noPictures')}</p> : null}
      <ol className={deskStyles.groups}>
        {shown.map((stored) => (
          <PartBoundary key={stored.picture.id} frame={asItem}>
            <PictureItem album={album} stored={stored} />
          </PartBoundary>
        ))}
      </ol>
      <div tabIndex={-1}>
        {isAdding ? (
          <NewPicture album={album} onClose={() => setAdding(false)} />
        ) : pictures.length < mostPictures ? (
          <Row>
            <Button isSmall onClick={() => setAdding(true)}>
              {t('picture.open')}
            </Button>
          </Row>
        ) : (
          <p>{t('full', { count: mostPictures })}</p>
        )}
      </div>
    </>
  );
}
