import { Button } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataPrice } from '@/shared/data-price';
import type { PictureFile } from '@/shared/pictures';
import { usePicture } from './use-picture';
import styles from './picture.module.css';

export interface PictureProps extends PictureFile {
  /** What is to be seen, also for those who do not load it. */
  alt: string;
}

/**
 * A picture that says what it costs before it is loaded. With the data saver on it waits for a tap, in a box of the
 * very size of the picture, so that nothing moves when it comes. A page that shows one reads the words `data`.
 */
export function Picture({ src, alt, width, height, bytes }: PictureProps) {
  const { t } = useTranslation('data');
  const { size, price } = useDataPrice();
  const { isWanted, isAsked, isLoaded, hasFailed, load, onLoad, onError } = usePicture(src);
  const frame = useRef<HTMLElement>(null);
  const ask = () => {
    load();
    // The button goes away, and a keyboard must not be left without a place.
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
          // Before the address: some browsers begin to load as soon as they have that.
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
