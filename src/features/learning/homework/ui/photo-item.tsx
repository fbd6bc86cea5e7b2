import { Button, Icon, Note, Row, ToolButton } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Attachments } from '@/shared/drafts';
import styles from './photos-field.module.css';

interface PhotoItemProps {
  photo: Attachments['items'][number];
  onLook: () => void;
  onStraighten: () => void;
  onRemove: () => void;
  /** The person has looked at a doubtful photo and can read it. */
  onAccept: () => void;
}

/** A chosen photo as it is sent, with the question whether it can be read. */
export function PhotoItem({ photo, onLook, onStraighten, onRemove, onAccept }: PhotoItemProps) {
  const { t } = useTranslation(['photos', 'homework']);
  const { name, file, url, doubts } = photo;
  const words = t as (key: string) => string;
  return (
    <li className={styles.item} tabIndex={-1}>
      <button type="button" className={styles.look} aria-label={t('lookOne', { name })} onClick={onLook}>
        <img src={url} alt="" className={styles.preview} />
      </button>
      <p className={styles.name}>
        {name}
        <small>{t('homework:photos.size', { size: Math.max(1, Math.round(file.size / 1000)) })}</small>
      </p>
      <p className={styles.check}>{t('check')}</p>
      {doubts.length === 0 ? null : (
        <Note tone="call" role="group" aria-label={t('doubtsHeading')} className={styles.doubts}>
          <div role="alert">
            <b>{t('doubtsHeading')}</b>
            {doubts.map((doubt) => (
              <p key={doubt}>{words(`doubts.${doubt}`)}</p>
            ))}
          </div>
          <Button isSmall variant="second" onClick={onAccept}>
            {t('anyway')}
          </Button>
        </Note>
      )}
      <Row>
        <ToolButton aria-label={t('straightenOne', { name })} onClick={onStraighten}>
          <Icon name="turn" />
          {t('straighten')}
        </ToolButton>
        <ToolButton aria-label={t('homework:photos.removeOne', { name })} onClick={onRemove}>
          <Icon name="close" />
          {t('homework:photos.remove')}
        </ToolButton>
      </Row>
    </li>
  );
}
