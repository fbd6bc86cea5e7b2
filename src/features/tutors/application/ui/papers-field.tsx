import { Button, Icon, Note, Row, ToolButton } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paperKinds, type PaperKind } from '@/entities/tutor-application';
import { acceptedPaperTypes, type Attachments } from '@/shared/drafts';
import { useKeptFocus } from '@/shared/lib/kept-focus';
import styles from './papers-field.module.css';

export interface PapersFieldProps {
  papers: Attachments;
  onAdd?: (() => void) | undefined;
}

type Paper = Attachments['items'][number];

/** One upload slot for each kind of document, with possible quality problems. */
export function PapersField({ papers, onAdd }: PapersFieldProps) {
  const { t } = useTranslation('apply');
  const list = useKeptFocus<HTMLUListElement>();
  const { items, problems, isWorking } = papers;
  return (
    <div role="group" aria-labelledby="papers-heading">
      <h2 id="papers-heading" className={styles.heading}>
        {t('papers.heading')}
      </h2>
      <p>{t('papers.words')}</p>
      <ul ref={list} className={styles.list}>
        {paperKinds.map((kind) => (
          <PaperSlot
            key={kind}
            kind={kind}
            paper={items.find((item) => item.kind === kind) ?? null}
            papers={papers}
            onAdd={onAdd}
          />
        ))}
      </ul>
      <p role="status">{isWorking ? t('papers.working') : null}</p>
      {problems.length === 0 ? null : (
        <Note tone="call">
          <p role="alert">
            {problems.map(({ name, kind }) => t(`papers.problems.${kind}`, { name })).join(' ')}
          </p>
        </Note>
      )}
    </div>
  );
}

interface PaperSlotProps extends PapersFieldProps {
  kind: PaperKind;
  paper: Paper | null;
}

function PaperSlot({ kind, paper, papers, onAdd }: PaperSlotProps) {
  const { t } = useTranslation('apply');
  const input = useRef<HTMLInputElement>(null);
  const name = t(`papers.kinds.${kind}`);
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
        aria-label={t('papers.addOne', { kind: name })}
        className={styles.input}
        tabIndex={-1}
        onChange={take}
      />
      {paper ? (
        <TakenPaper name={name} paper={paper} papers={papers} onAgain={choose} />
      ) : (
        <>
          <span className={styles.name}>{name}</span>
          <ToolButton aria-label={t('papers.addOne', { kind: name })} onClick={choose}>
            <Icon name="add" />
            {t('papers.add')}
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
  const { t } = useTranslation('apply');
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
          <small>{t('papers.size', { size: Math.max(1, Math.round(file.size / 1000)) })}</small>
        </span>
      </span>
      <ToolButton aria-label={t('papers.removeOne', { kind: name })} onClick={() => void papers.remove(id)}>
        <Icon name="close" />
        {t('papers.remove')}
      </ToolButton>
      {doubts.length === 0 ? null : (
        <Note tone="call" className={styles.doubts}>
          <div role="alert">
            <b>{t('papers.doubtsHeading')}</b>
            <ul>
              {doubts.map((doubt) => (
                <li key={doubt}>{words(`papers.doubts.${doubt}`)}</li>
              ))}
            </ul>
          </div>
          <img src={url} alt={name} className={styles.preview} />
          <Row>
            <Button isSmall onClick={onAgain}>
              {t('papers.again')}
            </Button>
            <Button isSmall variant="second" onClick={() => void papers.accept(id)}>
              {t('papers.anyway')}
            </Button>
          </Row>
        </Note>
      )}
    </>
  );
}
