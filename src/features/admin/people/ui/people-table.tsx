import { Button, Tag, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useChangeQuery } from '@/entities/change-log';
import { useHasDuty } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import type { PersonRow } from '../model/person-row';
import styles from './people-table.module.css';

interface PeopleTableProps {
  rows: readonly PersonRow[];
  /** IDs of tutors whose profile is off the site. */
  suspended: ReadonlySet<string>;
  /** ID of the current user, who cannot change their own role. */
  ownId: string;
  onChange: (id: string) => void;
  onDuties: (id: string) => void;
  onSuspension: (id: string) => void;
  onProfile: (id: string) => void;
}

/** Table of people; on a phone each row is a block. */
export function PeopleTable({ rows, suspended, ownId, ...actions }: PeopleTableProps) {
  const { t } = useTranslation('admin');
  return (
    <table className={styles.table}>
      <caption className={textStyles.hidden}>{t('views.people')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('people.columns.name')}</th>
          <th scope="col">{t('people.columns.email')}</th>
          <th scope="col">{t('people.columns.verified')}</th>
          <th scope="col">{t('people.columns.role')}</th>
          <th scope="col">{t('people.columns.since')}</th>
          <th scope="col">{t('people.columns.change')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td className={styles.email}>{row.email ?? t('people.noEmail')}</td>
            <td>
              {row.email === null ? '' : t(row.isEmailVerified ? 'people.verified' : 'people.unverified')}
            </td>
            <td>
              {row.role === 'none' ? (
                <span className={textStyles.soft}>{t('roles.none')}</span>
              ) : (
                <Tag>{t(`roles.${row.role}`)}</Tag>
              )}{' '}
              {row.role === 'tutor' && suspended.has(row.id) ? (
                <Tag tone="call">{t('people.offSite')}</Tag>
              ) : null}
              {row.duties.map((duty) => (
                <Tag key={duty}>{t(`duties.${duty}`)}</Tag>
              ))}
              {row.role === 'admin' && row.duties.length === 0 ? (
                <span className={textStyles.soft}>{t('duties.none')}</span>
              ) : null}
            </td>
            <td>
              <Since row={row} />
            </td>
            <td className={styles.action}>
              <Action row={row} isSelf={row.id === ownId} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Date of the latest role change, from the change log. */
function Since({ row: { lastChange, role } }: { row: PersonRow }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { data } = useChangeQuery(lastChange, { skip: lastChange === '' });
  if (lastChange === '') return role === 'none' ? '' : t('people.fromStart');
  return data ? <time dateTime={data.at}>{date(data.at, 'moment')}</time> : '';
}

interface ActionProps extends Pick<PeopleTableProps, 'onChange' | 'onDuties' | 'onSuspension' | 'onProfile'> {
  row: PersonRow;
  isSelf: boolean;
}

function Action({ row, isSelf, onChange, onDuties, onSuspension, onProfile }: ActionProps) {
  const { t } = useTranslation('admin');
  const isOffice = useHasDuty('office');
  if (isSelf) return <span className={textStyles.soft}>{t('people.you')}</span>;
  // A tutor's role goes with a profile, which the office keeps.
  if (row.role === 'tutor' && !isOffice)
    return <span className={textStyles.soft}>{t('people.byOffice')}</span>;
  if (row.email === null) return <span className={textStyles.soft}>{t('people.notYet')}</span>;
  return (
    <div className={styles.buttons}>
      <Button
        variant="second"
        isSmall
        aria-label={t('people.changeOf', { name: row.name })}
        onClick={() => onChange(row.id)}
      >
        {t('people.change')}
      </Button>
      {row.role === 'admin' ? (
        <Button
          variant="second"
          isSmall
          aria-label={t('people.duties.changeOf', { name: row.name })}
          onClick={() => onDuties(row.id)}
        >
          {t('people.duties.change')}
        </Button>
      ) : null}
      {row.role === 'tutor' ? (
        <>
          <Button
            variant="second"
            isSmall
            aria-label={t('people.correction.changeOf', { name: row.name })}
            onClick={() => onProfile(row.id)}
          >
            {t('people.correction.change')}
          </Button>
          <Button
            variant="second"
            isSmall
            aria-label={t('people.suspension.changeOf', { name: row.name })}
            onClick={() => onSuspension(row.id)}
          >
            {t('people.suspension.change')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
