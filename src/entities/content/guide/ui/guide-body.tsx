import { Note } from 'design-system';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '@/shared/ui/links';
import { isContact, isExternal, type GuideBlock, type GuideLine, type TextPicture } from '../model/guide';
import styles from './guide-body.module.css';

interface GuideBodyProps {
  blocks: readonly GuideBlock[];
  /** Shows a picture; without it none is shown. */
  pictureOf?: PictureOf | undefined;
}

type PictureOf = (picture: TextPicture) => ReactNode;

/** The text of a guide. Its references lead to `#source-1` and so on. */
export function GuideBody({ blocks, pictureOf }: GuideBodyProps) {
  return (
    <div className={styles.body}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} pictureOf={pictureOf} />
      ))}
    </div>
  );
}

function Block({ block, pictureOf }: { block: GuideBlock; pictureOf?: PictureOf | undefined }) {
  const { t } = useTranslation('blog');
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case 'picture':
      return pictureOf?.(block.picture);
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((line, index) => (
            <li key={index}>
              <Line line={line} />
            </li>
          ))}
        </List>
      );
    }
    case 'advice':
      return (
        <Note tone="plain" className={styles.advice}>
          <p>
            <b>{t('guide.advice')}</b>
          </p>
          {block.blocks.map((inner, index) => (
            <Block key={index} block={inner} />
          ))}
        </Note>
      );
  }
}

function Line({ line }: { line: GuideLine }) {
  const { t } = useTranslation('blog');
  return line.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <Fragment key={index}>{part.text}</Fragment>;
      case 'strong':
        return <b key={index}>{part.text}</b>;
      case 'link':
        return isContact(part.to) || isExternal(part.to) ? (
          <a key={index} href={part.to} rel="noreferrer">
            {part.text}
          </a>
        ) : (
          <TextLink key={index} to={part.to}>
            {part.text}
          </TextLink>
        );
      case 'source':
        return (
          <sup key={index}>
            <a
              className={styles.reference}
              href={`#source-${part.number}`}
              aria-label={t('guide.reference', { number: part.number })}
            >
              {part.number}
            </a>
          </sup>
        );
    }
  });
}
