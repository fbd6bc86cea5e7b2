import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Move } from '@/shared/lib/life';
import { BackendProblem } from '@/shared/ui/form';
import { useMoveRecordMutation, type Officer } from '../api/desk-api';
import type { DeskRecord } from '../model/desk-record';
import styles from './move-buttons.module.css';

/** The moves that the life of the record has from here, and no other. Cancelling asks once more. */
export function MoveButtons({ record, officer }: { record: DeskRecord; officer: Officer }) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const [move, { error, isLoading }] = useMoveRecordMutation();
  const [asking, setAsking] = useState<Move | null>(null);

  const make = async ({ event, from, to }: Move) => {
    setAsking(null);
    await move({ ref: record.ref, path: record.path, by: officer, event, from, to });
  };

  return (
    <section>
      <h3>{t('moveHeading')}</h3>
      {record.moves.length === 0 ? <p>{t('noMoves')}</p> : null}
      <div className={styles.moves}>
        {record.moves.map((one, index) => (
          <Button
            key={one.event}
            isSmall
            isWide
            variant={one.to === 'cancelled' ? 'text' : index === 0 ? 'main' : 'second'}
            disabled={isLoading}
            onClick={() => (one.to === 'cancelled' ? setAsking(one) : void make(one))}
          >
            {words(`events.${one.event.replace('.', '-')}`)}
          </Button>
        ))}
      </div>
      {asking ? (
        <Note tone="call" role="alert">
          <p className={styles.words}>{t('cancelWords')}</p>
          <Row>
            <Button variant="stop" isSmall onClick={() => void make(asking)}>
              {t('cancelConfirm')}
            </Button>
            <Button variant="second" isSmall onClick={() => setAsking(null)}>
              {t('cancelKeep')}
            </Button>
          </Row>
        </Note>
      ) : null}
      <BackendProblem error={error} />
    </section>
  );
}
