import { Button, textStyles, VisuallyHidden } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { articleKey, useLazyArticleQuery, type Article } from '@/entities/content/article';
import { publicOwner, useIsHeld } from '@/shared/api';
import { useDataPrice } from '@/shared/data-price';
import { useLateWords } from '@/shared/i18n';

const importKeepReader = () => import(/* webpackChunkName: "article-keep" */ './keep-reader');

/** Only lists with an article need them. */
const words = ['data'] as const;

/**
 * Keeps an article on this device before it was opened, and says what that costs. Renders nothing on a shared
 * phone, which keeps nothing. Its pictures are not kept: each goes at once when the office removes it.
 */
export function KeepForLater({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
  const { size, price } = useDataPrice();
  const state = useLateWords(words);
  const isHeld = useIsHeld(publicOwner, articleKey(article.slug));
  const told = useRef<HTMLParagraphElement>(null);
  const [read, { isFetching }] = useLazyArticleQuery();
  const [hasFailed, setHasFailed] = useState(false);
  if (isHeld === null || state !== 'ready') return null;
  const bytes = new Blob([JSON.stringify(article)]).size;
  const keep = async () => {
    try {
      await (await importKeepReader()).keepReader(article.slug);
      await read(article.slug).unwrap();
      setHasFailed(false);
      // The button disappears, so move the focus.
      told.current?.focus();
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <p ref={told} tabIndex={-1} role="status" className={textStyles.small}>
        {isHeld ? t('article.held') : hasFailed ? t('article.notHeld') : null}
      </p>
      {isHeld ? null : (
        <p>
          <Button isSmall variant="second" isBusy={isFetching} onClick={() => void keep()}>
            {t('article.hold', { size: size(bytes), price: price(bytes) })}
            <VisuallyHidden>: {article.title}</VisuallyHidden>
          </Button>
        </p>
      )}
    </>
  );
}
