import { clsx } from 'clsx/lite';
import { Button } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTutorPhotoQuery } from '../api/tutor-api';
import { type Tutor } from '../model/tutor';
import { useDataSaver } from '@/shared/data-saver';
import styles from './tutor-photo.module.css';

export interface TutorPhotoProps {
  tutor: Pick<Tutor, 'name' | 'photo'>;
  /**
   * Shows a button that loads the photo when the data saver is on; otherwise only the initial is shown then.
   */
  hasButton?: boolean;
  className?: string | undefined;
}

/**
 * The photo of a profile. Shows the initial when there is none, or when the data saver is on and nobody asked
 * for it.
 */
export function TutorPhoto({ tutor: { name, photo }, hasButton = false, className }: TutorPhotoProps) {
  const { t } = useTranslation('profile');
  const { isOn } = useDataSaver();
  const [isAsked, setAsked] = useState(false);
  const isWanted = photo !== '' && (!isOn || isAsked);
  const { data, isError } = useTutorPhotoQuery(photo, { skip: !isWanted });
  if (data !== undefined && isWanted) {
    return <img className={clsx(styles.photo, className)} src={data} alt={t('photoAlt', { name })} />;
  }
  return (
    <span className={styles.place}>
      <span className={clsx(styles.initial, className)} aria-hidden="true">
        {Array.from(name)[0] ?? ''}
      </span>
      {hasButton && photo !== '' && !isWanted ? (
        <Button variant="text" isSmall onClick={() => setAsked(true)}>
          {t('photoLoad')}
        </Button>
      ) : null}
      {hasButton && isError ? <span role="status">{t('photoFailed')}</span> : null}
    </span>
  );
}
