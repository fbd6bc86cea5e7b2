import { Button, Tick } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { BackendProblem } from '@/shared/ui/form';
import { useDeleteJunkMutation, useMarkJunkMutation } from '../api/junk-api';
import { shortCode } from '@/shared/desk';
import { mostAtOnce } from '@/shared/desk';
import { BulkNote } from '@/shared/desk';
import { Confirm } from '@/shared/desk';
import styles from './selection-bar.module.css';
import type { Selection } from '@/shared/desk';

interface BarProps {
  selection: Selection;
}

/** Actions for the selected records: mark as junk or, in the junk view, delete permanently. */
export function SelectionBar({ isJunk, ...bar }: BarProps & { isJunk: boolean }) {
  return isJunk ? <DeleteBar {...bar} /> : <MarkBar {...bar} />;
}

function MarkBar({ selection }: BarProps) {
  const { t } = useTranslation('admin');
  const press = useMarkJunkMutation();
  const count = selection.chosen.length;
  return (
    <ChosenBar
      {...{ selection, press }}
      name={t('select.mark', { count })}
      words={t('select.markWords', { count })}
      yes={t('select.markConfirm', { count })}
    />
  );
}

function DeleteBar({ selection }: BarProps) {
  const { t } = useTranslation('admin');
  const press = useDeleteJunkMutation();
  const count = selection.chosen.length;
  return (
    <ChosenBar
      {...{ selection, press }}
      name={t('select.delete', { count })}
      words={t('select.deleteWords', { count })}
      yes={t('select.deleteConfirm')}
    />
  );
}

interface ChosenBarProps extends BarProps {
  press: ReturnType<typeof useMarkJunkMutation>;
  name: string;
  words: string;
  yes: string;
}

function ChosenBar({ selection, press: [make, made], name, words, yes }: ChosenBarProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const { offered, chosen } = selection;
  const isAll = offered.length > 0 && chosen.length >= offered.length;
  const write = async () => {
    setAsking(false);
    const { data } = await make({ records: chosen, by: staff });
    for (const ref of data?.done ?? []) selection.select(ref, false);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <Tick
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll;
          }}
          checked={isAll}
          disabled={offered.length === 0}
          onChange={({ target }) => selection.selectAll(target.checked)}
        >
          {offered.length === mostAtOnce
            ? t('select.first', { count: mostAtOnce })
            : t('select.all', { count: offered.length })}
        </Tick>
        <Button
          variant="second"
          isSmall
          isOff={chosen.length === 0}
          isBusy={made.isLoading}
          onClick={() => setAsking(chosen.length > 0 && !made.isLoading)}
        >
          {name}
        </Button>
      </div>
      {isAsking && chosen.length > 0 ? (
        <Confirm words={words} yes={yes} onConfirm={() => void write()} onLeave={() => setAsking(false)} />
      ) : null}
      <BulkNote outcome={made.data} nameOf={shortCode} />
      <BackendProblem error={made.error} />
    </div>
  );
}
