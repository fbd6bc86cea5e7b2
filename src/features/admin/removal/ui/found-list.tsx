import { Button, FieldGroup, Note, textStyles, Tick } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { BulkNote, Confirm, shortCode } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { useRemovePersonMutation } from '../api/removal-api';
import type { FoundRecord } from '../model/found-record';
import styles from './removal-view.module.css';

interface FoundListProps {
  found: readonly FoundRecord[];
  /** How many there are, or that there are none. */
  heading: string;
  /** After a removal, to look again. */
  onRemoved: () => unknown;
}

const isRemovable = ({ hindrance, removal }: FoundRecord): boolean =>
  hindrance === 'none' && removal !== 'done';

/** Whether it is ticked at first. A quiet talk may be of somebody else who has the same phone. */
const isMeant = (record: FoundRecord): boolean =>
  isRemovable(record) && !(record.isQuiet && (record.by === 'phone' || record.by === 'email'));

/** The records of a person, without names and contacts, and the removal of those that are ticked. */
export function FoundList({ found, heading, onRemoved }: FoundListProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    found.filter(isMeant).map(({ path }) => path),
  );
  const [isAsking, setAsking] = useState(false);
  const [remove, removed] = useRemovePersonMutation();
  const records = found.filter((record) => chosen.includes(record.path) && isRemovable(record));
  const count = records.length;

  const confirm = async () => {
    setAsking(false);
    const { data } = await remove({ records, by: staff });
    if (data?.refused.length === 0) await onRemoved();
  };

  return (
    <section className={styles.found}>
      <div role="status">
        <h2 className={styles.count}>{heading}</h2>
      </div>
      {found.length > 0 ? (
        <FieldGroup legend={t('removal.choose')}>
          {found.map((record) => (
            <FoundLine
              key={record.path}
              record={record}
              isChosen={chosen.includes(record.path)}
              onChoose={(isChosen) =>
                setChosen((had) =>
                  isChosen ? [...had, record.path] : had.filter((path) => path !== record.path),
                )
              }
            />
          ))}
        </FieldGroup>
      ) : null}
      {found.some(isRemovable) ? (
        <Button
          variant="stop"
          isOff={count === 0}
          isBusy={removed.isLoading}
          onClick={() => setAsking(count > 0 && !removed.isLoading)}
        >
          {t('removal.remove', { count })}
        </Button>
      ) : null}
      {isAsking && count > 0 ? (
        <Confirm
          words={t('removal.confirm', { count })}
          yes={t('removal.yes')}
          onConfirm={() => void confirm()}
          onLeave={() => setAsking(false)}
        />
      ) : null}
      {removed.isLoading ? <Note role="status">{t('removal.working')}</Note> : null}
      <BulkNote outcome={removed.data} nameOf={(path) => nameOf(found, path)} />
      <BackendProblem error={removed.error} />
    </section>
  );
}

const nameOf = (found: readonly FoundRecord[], path: string): string => {
  const record = found.find((one) => one.path === path);
  return record ? codeOf(record) : path;
};

/** Short reference code; of an account the start of its id. */
const codeOf = ({ kind, id }: FoundRecord): string =>
  kind === 'account' || kind === 'profile' ? id.slice(0, 8) : shortCode(id);

interface FoundLineProps {
  record: FoundRecord;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function FoundLine({ record, isChosen, onChoose }: FoundLineProps) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const { date } = useFormats();
  const { kind, state, since, by, removal, hindrance, isQuiet } = record;
  const facts = { kind: t(`removal.kinds.${kind}`), code: codeOf(record), since: date(since, 'day') };
  return (
    <Tick
      checked={isChosen && isRemovable(record)}
      disabled={!isRemovable(record)}
      onChange={({ target }) => onChoose(target.checked)}
    >
      <b>
        {state === ''
          ? t('removal.account', facts)
          : t('removal.line', { ...facts, state: words(`states.${state}`) })}
      </b>
      <br />
      <span className={textStyles.soft}>
        {t(`removal.by.${by}`)} {t(`removal.takes.${kind}`)}
      </span>
      {isQuiet ? <strong> {t('removal.quiet')}</strong> : null}
      {removal === 'none' ? null : <strong> {t(`removal.stages.${removal}`)}</strong>}
      {hindrance === 'none' || removal === 'done' ? null : (
        <strong> {t(`removal.hindrances.${hindrance}`)}</strong>
      )}
    </Tick>
  );
}
