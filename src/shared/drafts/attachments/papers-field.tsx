import { Button, Icon, Note, Row, ToolButton } from 'design-system';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '@/shared/lib/focus';
import { acceptedPaperTypes } from './paper';
import styles from './papers-field.module.css';
import type { Attachments } from './use-attachments';

export interface PapersFieldProps {
  heading: string;
  /** What is said before the list. */
  words: string;
  /** Kinds of papers with their names; at most one file of each. */
  kinds: readonly { readonly kind: string; readonly name: string }[];
  papers: Attachments;
  onAdd?: (() => void) | undefined;
  /** Of its heading, below that of the form. */
  level?: 'h2' | 'h4';
}

type Paper = Attachments['items'][number];

/** One upload slot for each kind of document, with possible quality problems. The page loads `papers`. */
export function PapersField({
  heading,
  words,
  kinds,
  papers,
  onAdd,
  level: Heading = 'h2',
}: PapersFieldProps) {
  const { t } = useTranslation('papers');
  const headingId = useId();
  const list = useKeptFocus<HTMLUListElement>();
  const { items, problems, isWorking } = papers;
  return (
    <div role="group" aria-labelledby={headingId}>
      <Heading id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      <p>{words}</p>
      <ul ref={list} className={styles.list}>
        {kinds.map(({ kind, name }) => (
          <PaperSlot
            key={kind}
            kind={kind}
            name={name}
            paper={items.find((item) => item.kind === kind) ?? null}
            papers={papers}
            onAdd={onAdd}
          />
        ))}
      </ul>
      <p role="status">{isWorking ? t('working') : null}</p>
      {problems.length === 0 ? null : (
        <Note tone="call">
          <p role="alert">{problems.map(({ name, kind }) => t(`problems.${kind}`, { name })).join(' ')}</p>
        </Note>
      )}
    </div>
  );
}

interface PaperSlotProps extends Pick<PapersFieldProps, 'papers' | 'onAdd'> {
  kind: string;
  name: string;
  paper: Paper | null;
}

function PaperSlot({ kind, name, paper, papers, onAdd }: PaperSlotProps) {
  const { t } = useTranslation('papers');
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const take = () => {
    const [file] = input.current?.files ?? [];
    if (!file || !input.current) return;
    // Reset the input, so that the same file can be chosen again after it was removed.
    input.current.value = '';
    onAdd?.();
    void papers.add([file], kind);
  };
  return (
    <li tabIndex={-1} className={styles.slot}>
      <input
        ref={input}
        type="file"
        accept={acceptedPaperTypes.join(',')}
        aria-label={t('addOne', { kind: name })}
        className={styles.file}
        tabIndex={-1}
        onChange={take}
      />
      {paper ? (
        <TakenPaper name={name} paper={paper} papers={papers} onAgain={choose} />
      ) : (
        <>
          <span className={styles.name}>{name}</span>
          <ToolButton aria-label={t('addOne', { kind: name })} onClick={choose}>
            <Icon name="add" />
            {t('add')}
          </ToolButton>
        </>
      )}
    </li>
  );
}

interface TakenPaperProps {
  name: string;
  paper: Paper;
  papers: Attachments;
  onAgain: () => void;
}

function TakenPaper({ name, paper, papers, onAgain }: TakenPaperProps) {
  const { t } = useTranslation('papers');
  const { id, url, type, file, doubts } = paper;
  const words = t as (key: string) => string;
  return (
    <>
      <span className={styles.name}>
        {type === 'application/pdf' ? (
          <Icon name="copy" />
        ) : (
          <img src={url} alt="" className={styles.picture} />
        )}
        <span>
          {name}
          <small>{t('size', { size: Math.max(1, Math.round(file.size / 1000)) })}</small>
        </span>
      </span>
      <ToolButton aria-label={t('removeOne', { kind: name })} onClick={() => void papers.remove(id)}>
        <Icon name="close" />
        {t('remove')}
      </ToolButton>
      {doubts.length === 0 ? null : (
        <Note tone="call" className={styles.doubts}>
          <div role="alert">
            <b>{t('doubtsHeading')}</b>
            <ul>
              {doubts.map((doubt) => (
                <li key={doubt}>{words(`doubts.${doubt}`)}</li>
              ))}
            </ul>
          </div>
          <img src={url} alt={name} className={styles.preview} />
          <Row>
            <Button isSmall onClick={onAgain}>
              {t('again')}
            </Button>
            <Button isSmall variant="second" onClick={() => void papers.accept(id)}>
              {t('anyway')}
            </Button>
          </Row>
        </Note>
      )}
    </>
  );
}
