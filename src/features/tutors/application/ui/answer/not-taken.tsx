import { Button, Note, Row, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { PaperKind } from '@/entities/tutor-application';
import styles from './answer.module.css';

interface NotTakenProps {
  why: string;
  words: string;
  papers: readonly PaperKind[];
  onForget: () => void;
}

/** Words that did not arrive, and why. They stay until somebody lets them go. */
export function NotTaken({ why, words, papers, onForget }: NotTakenProps) {
  const { t } = useTranslation(['answers', 'papers']);
  return (
    <Note tone="call" role="status" className={stackStyles.near}>
      <p>{why}</p>
      {words === '' ? null : <blockquote className={styles.words}>{words}</blockquote>}
      {papers.length === 0 ? null : (
        <p>{t('papersToo', { papers: papers.map((kind) => t(`papers:kinds.${kind}`)).join(', ') })}</p>
      )}
      <Row>
        <Button variant="text" isSmall onClick={onForget}>
          {t('forget')}
        </Button>
      </Row>
    </Note>
  );
}
