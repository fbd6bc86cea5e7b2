import { Button, Icon, Note, Row, ToolButton } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './photo-item.module.css';

interface PhotoItemProps {
  /** `url` shows `file`; `doubts` are keys of words. */
  photo: {
    readonly name: string;
    readonly file: Blob;
    readonly url: string;
    readonly doubts: readonly string[];
  };
  onLook: () => void;
  /** Null for a drawing, which is right as it is. */
  onStraighten: (() => void) | null;
  onRemove: () => void;
  /** The person has looked at a doubtful photo and can read it. */
  onAccept: () => void;
  /** Fields that belong to it. */
  children?: ReactNode;
}

/** A chosen photo as it is sent, with the question whether it can be read. The page loads `photos`. */
export function PhotoItem({ photo, onLook, onStraighten, onRemove, onAccept, children }: PhotoItemProps) {
  const { t } = useTranslation('photos');
  const { name, file, url, doubts } = photo;
  const words = t as (key: string) => string;
  return (
    <li className={styles.item} tabIndex={-1}>
      <button type="button" className={styles.look} aria-label={t('lookOne', { name })} onClick={onLook}>
        <img src={url} alt="" className={styles.preview} />
      </button>
      <p className={styles.name}>
        {name}
        <small>{t('size', { size: Math.max(1, Math.round(file.size / 1000)) })}</small>
      </p>
      {onStraighten === null ? null : <p className={styles.check}>{t('check')}</p>}
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
        {onStraighten === null ? null : (
          <ToolButton aria-label={t('straightenOne', { name })} onClick={onStraighten}>
            <Icon name="turn" />
            {t('straighten')}
          </ToolButton>
        )}
        <ToolButton aria-label={t('removeOne', { name })} onClick={onRemove}>
          <Icon name="close" />
          {t('remove')}
        </ToolButton>
      </Row>
      {children}
    </li>
  );
}
