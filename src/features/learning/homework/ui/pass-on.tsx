import { Button, Icon } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Attachments } from '@/shared/drafts';
import { useOffice } from '@/shared/office-facts';
import { whatsAppLink } from '@/shared/ui/contact-ways';
import { LinkButton } from '@/shared/ui/links';
import type { Question } from '../model/question';
import { usePassOn } from '../model/use-pass-on';
import styles from './pass-on.module.css';

export interface PassOnProps {
  values: Question;
  photos: Attachments['items'];
}

/** Ways to send the question elsewhere, outside this site. */
export function PassOn({ values, photos }: PassOnProps) {
  const { t } = useTranslation('homework');
  const { whatsApp } = useOffice();
  const { canShare, share } = usePassOn();
  const text = useShareText(values);
  return (
    <div className={styles.ways}>
      <p>{t('passOn.words')}</p>
      {canShare ? (
        <Button variant="second" isSmall onClick={() => void share(text, photos)}>
          <Icon name="share" />
          {t('passOn.share')}
        </Button>
      ) : (
        <>
          <LinkButton variant="second" to={whatsAppLink(whatsApp, t('passOn.whatsappText'))}>
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
    </div>
  );
}

/** The question as plain text, for other apps. */
function useShareText({ schoolClass, subject, question, tried }: Question): string {
  const { t } = useTranslation(['homework', 'ghana']);
  const words = t as (key: string) => string;
  const about = [
    schoolClass === '' ? '' : words(`ghana:classes.${schoolClass}`),
    subject === '' ? '' : words(`ghana:subjects.${subject}`),
  ].filter(Boolean);
  const parts = [
    [t('share.title'), ...about].join(', '),
    question.trim(),
    tried.trim() === '' ? '' : t('share.tried', { tried: tried.trim() }),
  ];
  return parts.filter(Boolean).join('\n\n');
}
