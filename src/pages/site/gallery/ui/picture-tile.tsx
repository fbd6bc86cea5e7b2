import { Button, textStyles, VisuallyHidden } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlbumPicture } from '@/entities/content/album';
import { useDataPrice } from '@/shared/data-price';
import { useOpenPhoto } from '@/shared/ui/photo-viewer';
import styles from './gallery-page.module.css';
import { useIsNear } from './use-is-near';

interface PictureTileProps {
  picture: AlbumPicture;
  /** Loads the small copy. */
  load: () => Promise<Blob>;
  onOpen: () => void;
}

/** A picture of an album with its caption and size. It loads when it is near, or when it is asked for. */
export function PictureTile({ picture, load, onOpen }: PictureTileProps) {
  const { t } = useTranslation('gallery');
  const { size, price } = useDataPrice();
  const tile = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(tile);
  const { caption, largeBytes } = picture;
  const cost = { size: size(largeBytes), price: price(largeBytes) };
  return (
    <li ref={tile}>
      <figure className={styles.tile}>
        <div className={styles.frame}>
          {isNear ? <TilePicture picture={picture} load={load} onOpen={onOpen} /> : null}
        </div>
        <figcaption>
          {caption === '' ? null : <p>{caption}</p>}
          <p className={textStyles.small}>{t('opened', cost)}</p>
        </figcaption>
      </figure>
    </li>
  );
}

function TilePicture({ picture, load, onOpen }: PictureTileProps) {
  const { t } = useTranslation('gallery');
  const { size, price } = useDataPrice();
  const frame = useRef<HTMLDivElement>(null);
  const { id, alt, smallBytes, width, height } = picture;
  const opened = useOpenPhoto({ id, bytes: smallBytes, load });
  if (opened.state === 'open')
    return (
      <button type="button" className={styles.open} onClick={onOpen}>
        <img src={opened.url} alt={alt} width={width} height={height} decoding="async" />
        <VisuallyHidden>{t('open')}</VisuallyHidden>
      </button>
    );
  const ask = () => {
    opened.ask();
    // The button disappears, so move the focus.
    frame.current?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.wait}>
      <p>{alt}</p>
      <p role="status" className={textStyles.small}>
        {opened.state === 'loading' ? t('loading') : null}
        {opened.state === 'failed' ? t('failed') : null}
      </p>
      {opened.state === 'loading' ? null : (
        <Button isSmall variant="second" onClick={ask}>
          {opened.state === 'failed'
            ? t('again')
            : t('load', { size: size(smallBytes), price: price(smallBytes) })}
        </Button>
      )}
    </div>
  );
}
