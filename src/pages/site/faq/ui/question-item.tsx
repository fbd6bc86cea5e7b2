import { Disclosure, InlineButton } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaqAnswer } from '@/entities/content/faq';
import { HelpfulVote } from '@/features/site/helpful-vote';
import { copyText } from '@/shared/lib/device';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { Listen } from '@/shared/ui/listen';
import styles from './question-item.module.css';
import type { ShownQuestion } from './use-question-groups';

interface QuestionItemProps {
  entry: ShownQuestion;
  isOpen: boolean;
}

/** One question with its answer, a link to it, and whether it helped. */
export function QuestionItem({ entry, isOpen }: QuestionItemProps) {
  const { t, i18n } = useTranslation('faq');
  const { slug, question, answer, isShipped } = entry;
  const item = useRef<HTMLLIElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const [outcome, setOutcome] = useState<'linkCopied' | 'linkNotCopied' | null>(null);
  const address = () => new URL(routes.question(slug), window.location.href).href;

  // What the office writes, and a shipped answer that no speaker has checked, is English.
  const isOwn = isShipped && i18n.getResource(i18n.language, 'faq', `items.${slug}.a`) !== undefined;
  const lang = isOwn ? i18n.language : 'en';

  // Uncontrolled: the browser keeps the open state. An address or a search result only opens it.
  useEffect(() => {
    const details = item.current?.querySelector('details');
    if (isOpen) details?.setAttribute('open', '');
    // Somebody may have opened it before the page was awake.
    if (details?.open === true) setOpened(true);
  }, [isOpen]);

  // If copying fails, the address is shown instead.
  const copyAddress = async () => setOutcome((await copyText(address())) ? 'linkCopied' : 'linkNotCopied');

  return (
    <li id={slug} ref={item} className={styles.item}>
      <Disclosure
        summary={isShipped ? question : <span lang="en">{question}</span>}
        onToggle={() => setOpened(true)}
      >
        <div ref={text} lang={isShipped ? undefined : 'en'}>
          {isShipped ? <p>{answer}</p> : <FaqAnswer answer={answer} />}
        </div>
        {isShipped && slug === 'job-fee' ? (
          <p>
            <TextLink to={routes.jobCheck}>{t('items.job-fee.way')}</TextLink>
          </p>
        ) : null}
        <div className={styles.foot}>
          {wasOpened ? <Listen of={text} lang={lang} /> : null}
          <HelpfulVote question={slug} />
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
