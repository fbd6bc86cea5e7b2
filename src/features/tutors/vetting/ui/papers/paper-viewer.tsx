import { Button, buttonClassName, Chip, Chips, Icon, Row, Skeleton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filesOf, type PaperKind, type TutorApplication } from '@/entities/tutor-application';
import styles from './paper-viewer.module.css';
import { useFile } from './use-file';

/** The documents of an application, one at a time. */
export function PaperViewer({ application }: { application: TutorApplication }) {
  const { t } = useTranslation('vetting');
  const files = filesOf(application);
  const [chosen, setChosen] = useState<PaperKind | null>(null);
  const file = files.find(({ kind }) => kind === chosen) ?? files[0];
  return (
    <section>
      <h2>{t('papers.heading')}</h2>
      {file ? (
        <>
          <Chips>
            {files.map(({ kind }) => (
              <Chip
                key={kind}
                type="radio"
                name="paper"
                value={kind}
                checked={kind === file.kind}
                onChange={() => setChosen(kind)}
              >
                {t(`papers.kinds.${kind}`)}
              </Chip>
            ))}
          </Chips>
          <OpenPaper key={file.id} id={file.id} label={t(`papers.kinds.${file.kind}`)} />
        </>
      ) : (
        <p>{t('papers.none')}</p>
      )}
    </section>
  );
}

/** Maximum zoom, as a multiple of the frame width. */
const nearest = 4;

function OpenPaper({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation('vetting');
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
