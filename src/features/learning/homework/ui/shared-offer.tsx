import { Button, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Attachments } from '@/shared/drafts';
import styles from './photos-field.module.css';

interface SharedOfferProps {
  photos: Attachments;
  /** Called when the user adds the content to the question. */
  onTake: () => void;
}

/** Content that another app shared. Needs confirmation, because any web page can open this address. */
export function SharedOffer({ photos, onTake }: SharedOfferProps) {
  const { t } = useTranslation(['homework', 'photos']);
  const [params] = useSearchParams();
  const { offered, isWorking } = photos;
  const isUnkept = params.get('shared') === 'none';
  if (offered.length === 0) return isUnkept ? <Note tone="call">{t('shared.none')}</Note> : null;
  return (
    <Note role="group" aria-label={t('shared.heading')}>
      <p>
        <strong>{t('shared.heading')}</strong>
      </p>
      <ul>
        {offered.map(({ id, name, file, text, url }) => (
          <li key={id} className={styles.offered}>
            {text === null ? <img src={url} alt="" className={styles.picture} /> : null}
            <span className={styles.name}>
              {text ?? name}
              {text === null ? (
                <small>{t('photos:size', { size: Math.max(1, Math.round(file.size / 1000)) })}</small>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {params.get('shared') === 'some' ? <p>{t('shared.some')}</p> : null}
      <p>{t('shared.words')}</p>
      <Row>
        <Button isSmall disabled={isWorking} onClick={onTake}>
          {t('shared.take')}
        </Button>
        <Button variant="second" isSmall disabled={isWorking} onClick={() => void photos.refuseOffered()}>
          {t('shared.refuse')}
        </Button>
      </Row>
    </Note>
  );
}
