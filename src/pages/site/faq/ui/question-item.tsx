import { Disclosure, InlineButton, Row } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import type { QuestionId } from '../model/questions';
import styles from './question-item.module.css';

/** One question with its answer, its address, and whether it helped. */
export function QuestionItem({ id, isOpen }: { id: QuestionId; isOpen: boolean }) {
  const { t } = useTranslation('faq');
  const item = useRef<HTMLLIElement>(null);
  const [hasHelped, setHelped] = useState(false);
  const [isCopied, setCopied] = useState(false);

  // The browser owns whether it is open; an address or a search that names it opens it.
  useEffect(() => {
    if (isOpen) item.current?.querySelector('details')?.setAttribute('open', '');
  }, [isOpen]);

  const copyAddress = async () => {
    await navigator.clipboard.writeText(new URL(routes.question(id), window.location.href).href);
    setCopied(true);
  };

  return (
    <li id={id} ref={item} className={styles.item}>
      <Disclosure summary={t(`items.${id}.q`)}>
        <p>{t(`items.${id}.a`)}</p>
        <div className={styles.foot}>
          {hasHelped ? (
            <p role="status">{t('thanks')}</p>
          ) : (
            <Row>
              <span>{t('helpful')}</span>
              <InlineButton onClick={() => setHelped(true)}>{t('helpfulYes')}</InlineButton>
              <TextLink to={routes.enquiryAbout('other')}>{t('helpfulNo')}</TextLink>
            </Row>
          )}
          <InlineButton onClick={() => void copyAddress()}>
            {t(isCopied ? 'linkCopied' : 'link')}
          </InlineButton>
        </div>
      </Disclosure>
    </li>
  );
}
