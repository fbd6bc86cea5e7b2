import { Button, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Change } from '@/entities/change-log';
import { deskQuery, recordPlace, shortCode, startOf } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { useOwedTellingsQuery } from '../api/telling-api';
import { owedTelling } from '../model/owed-telling';
import { TellForm } from './tell-form';
import styles from './telling.module.css';
import { useEventWords } from './use-event-words';

/**
 * Everybody who waits for a change and was not told, oldest first. One form is open at a time; telling opens
 * the next.
 */
export function ToTellView() {
  const { t } = useTranslation(['telling', 'admin']);
  const { data, error, isFetching, refetch } = useOwedTellingsQuery(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = data?.changes ?? [];
  const openId = rows.some(({ id }) => id === chosen) ? chosen : rows[0]?.id;
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>{t('admin:views.telling')}</h1>
      <p className={textStyles.soft}>{t('lead')}</p>
      <BackendProblem error={error} />
      {data ? (
        <p role="status">{rows.length === 0 ? t('none') : t('count', { count: rows.length })}</p>
      ) : null}
      {data && rows.length === 0 ? <p className={textStyles.soft}>{t('noneWords')}</p> : null}
      <ul className={styles.rows}>
        {rows.map((change) => (
          <ToTellRow
            key={change.id}
            change={change}
            isOpen={change.id === openId}
            onOpen={() => setChosen(change.id)}
          />
        ))}
      </ul>
      {data?.isCut ? <p>{t('more')}</p> : null}
      <div>
        <Button variant="second" isSmall disabled={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}

interface ToTellRowProps {
  change: Change;
  isOpen: boolean;
  onOpen: () => void;
}

function ToTellRow({ change, isOpen, onOpen }: ToTellRowProps) {
  const { t } = useTranslation('telling');
  const { date } = useFormats();
  const { pathname } = useLocation();
  const toWords = useEventWords();
  const owed = owedTelling(change);
  if (!owed) return null;
  const { view, ref } = recordPlace(change.record);
  return (
    <li className={styles.row}>
      <h2>{t(`to.${owed.to}`)}</h2>
      <p>
        {t('since', { what: toWords(change.event), date: date(change.at, 'moment') })}{' '}
        <Link to={`${pathname}${deskQuery(startOf(view))}${ref === null ? '' : `#${ref}`}`}>
          {ref?.startsWith('LL-') ? t('recordOf', { code: shortCode(ref) }) : t('record')}
        </Link>
      </p>
      {isOpen ? (
        <TellForm change={change} owed={owed} />
      ) : (
        <Button variant="second" isSmall onClick={onOpen}>
          {t('heading')}
        </Button>
      )}
    </li>
  );
}
