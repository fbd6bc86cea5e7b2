import { StopHeading, textStyles } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  isConsented,
  loadCopy,
  useShownPicturesQuery,
  type Album,
  type AlbumPicture,
} from '@/entities/content/album';
import { useLoadBackend } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { useRightNow } from '@/shared/lib/clock';
import { PhotoViewer } from '@/shared/ui/photo-viewer';
import styles from './gallery-page.module.css';
import { PictureTile } from './picture-tile';
import { useIsNear } from './use-is-near';

const none: readonly AlbumPicture[] = [];

/** An album: title, day and place, caption, and its pictures once it is near the screen. */
export function AlbumPart({ album, isFirst }: { album: Album; isFirst: boolean }) {
  const { t } = useTranslation('gallery');
  const { date } = useFormats();
  const { hash } = useLocation();
  const part = useRef<HTMLElement>(null);
  const isNear = useIsNear(part) || isFirst;
  const { slug, title, caption, place, day } = album;
  useEffect(() => {
    if (hash === `#${slug}`) part.current?.scrollIntoView();
  }, [hash, slug]);
  return (
    <article ref={part} id={slug} aria-labelledby={`album-${slug}`} className={styles.album} lang="en">
      <StopHeading id={`album-${slug}`} className={styles.heading}>
        {title}
      </StopHeading>
      <p className={textStyles.soft}>{t('line', { place, date: date(day, 'day') })}</p>
      <p className={styles.caption}>{caption}</p>
      {isNear ? <Pictures album={album} /> : <div className={styles.coming} />}
    </article>
  );
}

function Pictures({ album: { slug, pictures: ids, lastChange } }: { album: Album }) {
  const { t } = useTranslation('gallery');
  const loadBackend = useLoadBackend();
  const { now } = useRightNow();
  // By its id: a picture that goes meanwhile closes the viewer, and shows no other one in its place.
  const [openId, setOpenId] = useState<string | null>(null);
  const { data = none, isLoading, error } = useShownPicturesQuery({ slug, pictures: ids, lastChange });
  const pictures = data.filter((picture) => isConsented(picture, now.toISOString()));
  const load = async (id: string, name: 'small' | 'large') =>
    loadCopy((await loadBackend()).documents, slug, id, name);
  if (isLoading) return <div className={styles.coming} />;
  if (error) return <p role="alert">{t('failed')}</p>;
  if (pictures.length === 0) return <p>{t('noPictures')}</p>;
  const at = pictures.findIndex(({ id }) => id === openId);
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            load={() => load(picture.id, 'small')}
            onOpen={() => setOpenId(picture.id)}
          />
        ))}
      </ul>
      <PhotoViewer
        photos={pictures.map(({ id, largeBytes, alt, caption }) => ({
          ...{ id, alt, caption, bytes: largeBytes },
          load: () => load(id, 'large'),
        }))}
        at={at < 0 ? null : at}
        onChange={(next) => setOpenId(next === null ? null : (pictures[next]?.id ?? null))}
      />
    </>
  );
}
