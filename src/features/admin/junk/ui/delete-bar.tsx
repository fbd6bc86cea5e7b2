import { Button } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { BulkNote, Confirm, SelectAll, shortCode, type Selection } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { useDeleteJunkMutation } from '../api/junk-api';
import styles from './delete-bar.module.css';

/** Deletes the selected junk for good, after a confirmation. */
export function DeleteBar({ selection }: { selection: Selection }) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const [remove, removed] = useDeleteJunkMutation();
  const [isAsking, setAsking] = useState(false);
  const { chosen } = selection;
  const count = chosen.length;
  const write = async () => {
    setAsking(false);
    const { data } = await remove({ records: chosen, by: staff });
    for (const ref of data?.done ?? []) selection.select(ref, false);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <SelectAll selection={selection} />
        <Button
          variant="second"
          isSmall
          isOff={count === 0}
          isBusy={removed.isLoading}
          onClick={() => setAsking(count > 0 && !removed.isLoading)}
        >
          {t('select.delete', { count })}
        </Button>
      </div>
      {isAsking && count > 0 ? (
        <Confirm
          words={t('select.deleteWords', { count })}
          yes={t('select.deleteConfirm')}
          onConfirm={() => void write()}
          onLeave={() => setAsking(false)}
        />
      ) : null}
      <BulkNote outcome={removed.data} nameOf={shortCode} />
      <BackendProblem error={removed.error} />
    </div>
  );
}
