import { Button } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataPrice } from '@/shared/data-price';
import type { PictureFile } from '@/shared/pictures';
import { usePicture } from './use-picture';
import styles from './picture.module.css';

export interface PictureProps extends PictureFile {
  /** Description; also shown while the picture is not loaded. */
  alt: string;
}

/**
 * A picture that shows its cost before loading. With the data saver on it waits for a tap, in a box of the
 * picture's size, so that the layout does not shift. The page must load the namespace `data`.
 */
export function Picture({ src, alt, width, height, bytes }: PictureProps) {
  const { t } = useTranslation('data');
  const { size, price } = useDataPrice();
  const { isWanted, isAsked, isLoaded, hasFailed, load, onLoad, onError } = usePicture(src);
  const frame = useRef<HTMLElement>(null);
  const ask = () => {
    load();
    // The button disappears, so move the focus.
    frame.current?.focus();
  };
  return (
    <figure
      ref={frame}
      tabIndex={-1}
      className={styles.frame}
      style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: width }}
    >
      {isWanted ? (
        <img
          className={styles.picture}
          // Set before `src`: some browsers start loading as soon as it is set.
          loading={isAsked ? 'eager' : 'lazy'}
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          onLoad={onLoad}
          onError={onError}
        />
      ) : (
        <figcaption>{alt}</figcaption>
      )}
      {isWanted || hasFailed ? null : (
        <p className={styles.cost}>
          {size(bytes)}, {price(bytes)}
        </p>
      )}
      <p role="status">
        {isAsked && !isLoaded ? t('picture.loading') : null}
        {hasFailed ? t('picture.failed') : null}
      </p>
      {isWanted ? null : (
        <Button variant="second" isSmall onClick={ask}>
          {t(hasFailed ? 'picture.again' : 'picture.load')}
        </Button>
      )}
    </figure>
  );
}
