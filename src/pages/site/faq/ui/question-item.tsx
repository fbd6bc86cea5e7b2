import { Disclosure, InlineButton } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpfulVote } from '@/features/site/helpful-vote';
import { useAnswer, type QuestionId } from '@/features/site/questions';
import { copyText } from '@/shared/lib/device';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import styles from './question-item.module.css';

/** One question with its answer, a link to it, and whether it helped. */
export function QuestionItem({ id, isOpen }: { id: QuestionId; isOpen: boolean }) {
  const { t } = useTranslation('faq');
  const answer = useAnswer();
  const item = useRef<HTMLLIElement>(null);
  const [outcome, setOutcome] = useState<'linkCopied' | 'linkNotCopied' | null>(null);
  const address = () => new URL(routes.question(id), window.location.href).href;

  // Uncontrolled: the browser keeps the open state. An address or a search result only opens it.
  useEffect(() => {
    if (isOpen) item.current?.querySelector('details')?.setAttribute('open', '');
  }, [isOpen]);

  // If copying fails, the address is shown instead.
  const copyAddress = async () => setOutcome((await copyText(address())) ? 'linkCopied' : 'linkNotCopied');

  return (
    <li id={id} ref={item} className={styles.item}>
      <Disclosure summary={t(`items.${id}.q`)}>
        <p>{answer(id)}</p>
        {id === 'job-fee' ? (
          <p>
            <TextLink to={routes.jobCheck}>{t('items.job-fee.way')}</TextLink>
          </p>
        ) : null}
        <div className={styles.foot}>
          <HelpfulVote question={id} />
          <InlineButton onClick={() => void copyAddress()}>
            {t(outcome === 'linkCopied' ? 'linkCopied' : 'link')}
          </InlineButton>
          <span role="status">
            {outcome === 'linkNotCopied' ? t('linkNotCopied', { address: address() }) : null}
          </span>
        </div>
      </Disclosure>
    </li>
  );
}
