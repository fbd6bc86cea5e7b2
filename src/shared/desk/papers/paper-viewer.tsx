import { Button, buttonClassName, Chip, Chips, Icon, Row, Skeleton } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './paper-viewer.module.css';
import { useFile } from './use-file';

interface PaperViewerProps {
  /** Files with their names. */
  papers: readonly { readonly id: string; readonly label: string }[];
  /** Level of its heading. */
  level?: 2 | 4;
  heading?: string;
  /** Words when there is no file. */
  none?: string;
}

/** The documents of a record, one at a time. */
export function PaperViewer({ papers, level = 2, heading, none }: PaperViewerProps) {
  const { t } = useTranslation('admin');
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const file = papers.find(({ id }) => id === chosen) ?? papers[0];
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading>{heading ?? t('papers.heading')}</Heading>
      {file ? (
        <>
          <Chips>
            {papers.map(({ id, label }) => (
              <Chip
                key={id}
                type="radio"
                name={name}
                value={id}
                checked={id === file.id}
                onChange={() => setChosen(id)}
              >
                {label}
              </Chip>
            ))}
          </Chips>
          <OpenPaper key={file.id} id={file.id} label={file.label} />
        </>
      ) : (
        <p>{none ?? t('papers.none')}</p>
      )}
    </section>
  );
}

/** Maximum zoom, as a multiple of the frame width. */
const nearest = 4;

function OpenPaper({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation('admin');
  const file = useFile(id);
  const [zoom, setZoom] = useState(1);
  if (file.kind === 'opening') return <Skeleton label={t('papers.opening')} lines={6} />;
  if (file.kind !== 'open') return <p>{t(file.kind === 'missing' ? 'papers.missing' : 'papers.problem')}</p>;
  const isPdf = file.type === 'application/pdf';
  return (
    <div className={styles.viewer}>
      {isPdf ? null : (
        <div className={styles.frame}>
          <img src={file.url} alt={label} style={{ inlineSize: `${zoom * 100}%` }} />
        </div>
      )}
      <Row>
        {isPdf ? (
          <a
            className={buttonClassName({ variant: 'main', isSmall: true })}
            href={file.url}
            target="_blank"
            rel="noreferrer"
          >
            {t('papers.openPdf')}
          </a>
        ) : (
          <>
            <Button isSmall variant="second" disabled={zoom >= nearest} onClick={() => setZoom(zoom * 2)}>
              {t('papers.closer')}
            </Button>
            <Button isSmall variant="second" disabled={zoom === 1} onClick={() => setZoom(zoom / 2)}>
              {t('papers.farther')}
            </Button>
          </>
        )}
        <a
          className={buttonClassName({ variant: 'text', isSmall: true })}
          href={file.url}
          download={file.name}
        >
          <Icon name="download" />
          {t('papers.download')}
        </a>
      </Row>
    </div>
  );
}
