import { Button, textStyles } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadBackend } from '@/shared/api';
import { useDataPrice } from '@/shared/data-price';
import { useLateWords } from '@/shared/i18n';
import { useRightNow } from '@/shared/lib/clock';
import { useOpenPhoto } from '@/shared/ui/photo-viewer';
import { useShownPicturesQuery } from '../api/album-api';
import { loadCopy } from '../api/load-copy';
import type { AlbumPicture, CopyName } from '../model/album-picture';
import { isConsented } from '../model/consent-at';
import styles from './album-figure.module.css';

/** Only texts with a picture need them. */
const words = ['data'] as const;

interface AlbumFigureProps {
  /** Slug of its album. */
  album: string;
  id: string;
  /** Empty: the caption that it has in its album. */
  caption: string;
}

/**
 * One picture of an album within a text. Nothing once it is removed, its consent has ended, or its album is
 * not published: it goes from every text with it.
 */
export function AlbumFigure({ album, id, caption }: AlbumFigureProps) {
  const { t } = useTranslation('blog');
  const state = useLateWords(words);
  const { now } = useRightNow();
  const { data, error } = useShownPicturesQuery({ slug: album, pictures: [id], lastChange: '' });
  const picture = data?.[0];
  if (error || state === 'unreached') return <p className={textStyles.soft}>{t('picture.away')}</p>;
  if (!data || state === 'loading') return <div className={styles.frame} />;
  if (!picture) return null;
  if (!isConsented(picture, now.toISOString())) return null;
  const below = caption === '' ? picture.caption : caption;
  return (
    <figure className={styles.figure}>
      <Copy key={id} album={album} picture={picture} />
      {below === '' ? null : <figcaption className={textStyles.soft}>{below}</figcaption>}
    </figure>
  );
}

/** The small copy, on a wide screen the large one. */
function Copy({ album, picture }: { album: string; picture: AlbumPicture }) {
  const { t } = useTranslation('data');
  const { size, price } = useDataPrice();
  const loadBackend = useLoadBackend();
  const frame = useRef<HTMLDivElement>(null);
  const [name] = useState<CopyName>(() => (matchMedia('(min-width: 700px)').matches ? 'large' : 'small'));
  const { id, alt, width, height, smallBytes, largeBytes } = picture;
  const bytes = name === 'small' ? smallBytes : largeBytes;
  const load = async () => loadCopy((await loadBackend()).documents, album, id, name);
  const opened = useOpenPhoto({ id, bytes, load });
  if (opened.state === 'open')
    return <img src={opened.url} alt={alt} width={width} height={height} decoding="async" />;
  const ask = () => {
    opened.ask();
    // The button disappears, so move the focus.
    frame.current?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <p>{alt}</p>
      <p role="status" className={textStyles.small}>
        {opened.state === 'waiting' ? null : t(`picture.${opened.state}`)}
      </p>
      {opened.state === 'loading' ? null : (
        <Button isSmall variant="second" onClick={ask}>
          {opened.state === 'failed'
            ? t('picture.again')
            : `${t('picture.load')}: ${size(bytes)}, ${price(bytes)}`}
        </Button>
      )}
    </div>
  );
}
