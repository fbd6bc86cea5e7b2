import { Button, Icon, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Attachments } from '@/shared/drafts';
import { useOffice } from '@/shared/office-facts';
import { whatsAppLink } from '@/shared/ui/contact-ways';
import { LinkButton } from '@/shared/ui/links';
import styles from './pass-on.module.css';

export interface PassOnProps {
  canShare: boolean;
  /** Shared phone: nothing is stored. */
  isShared: boolean;
  /** The complete question as plain text. */
  text: string;
  photos: Attachments['items'];
}

/** Says that no tutor answers here yet, and offers ways to send the question elsewhere. */
export function PassOn({ canShare, isShared, text, photos }: PassOnProps) {
  const { t } = useTranslation('homework');
  const { whatsApp } = useOffice();
  return (
    <Note tone="plain" className={styles.note}>
      <h3 className={styles.title}>{t('passOn.heading')}</h3>
      <p>{t(isShared ? 'passOn.wordsShared' : 'passOn.words')}</p>
      {canShare ? (
        <Button type="submit">
          <Icon name="share" />
          {t('passOn.share')}
        </Button>
      ) : (
        <>
          <LinkButton to={whatsAppLink(whatsApp, t('passOn.whatsappText'))}>
            <Icon name="whatsapp" />
            {t('passOn.whatsapp')}
          </LinkButton>
          <p>{t('passOn.whatsappWords')}</p>
          <p className={styles.files}>
            <a download="question.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
              {t('passOn.downloadText')}
            </a>
            {photos.map(({ id, name, url }) => (
              <a key={id} download={name} href={url}>
                {t('passOn.download', { name })}
              </a>
            ))}
          </p>
        </>
      )}
    </Note>
  );
}
