import { Dialog, ToolButton, Icon } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shortCode } from '@/shared/desk';
import type { ApplicantRow } from '../model/applicant-row';
import { ApplicantMoves } from './applicant-moves';
import styles from './pipeline.module.css';

interface MoveDialogProps {
  /** Null while nothing is moved. */
  row: ApplicantRow | null;
  onClose: () => void;
  onMoved: (ref: string, to: string) => void;
}

/** Asks where an application goes. */
export function MoveDialog({ row, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation('applicants');
  const titleId = useId();
  return (
    <Dialog isOpen={row !== null} onClose={onClose} aria-labelledby={titleId}>
      {row ? (
        <div key={row.ref} className={styles.dialog}>
          <h2 id={titleId}>{t('pipeline.moveTitle', { code: shortCode(row.ref) })}</h2>
          <ApplicantMoves row={row} onMoved={(to) => onMoved(row.ref, to)} />
          <ToolButton onClick={onClose}>
            <Icon name="close" />
            {t('pipeline.leave')}
          </ToolButton>
        </div>
      ) : null}
    </Dialog>
  );
}
