import { Table } from 'antd';
import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { StateChange, useChangeWords, type Change } from '@/entities/change-log';
import { roleCollection, useGivenRolesQuery } from '@/entities/person';
import { deskQuery, recordPlace, shortCode, startOf } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { ChangeWhat } from './change-what';
import { useWhose } from './use-whose';
import styles from './changes-view.module.css';

interface ChangeTableProps {
  lines: readonly Change[];
  /** Address of the lines about one record, without the path. */
  addressOf: (record: string) => string;
  /** Whether all lines are about one record. */
  isOneRecord: boolean;
}

/** Lines of the change log: when, what, of which record, what was before and after, and by whom. */
export function ChangeTable({ lines, addressOf, isOneRecord }: ChangeTableProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { pathname } = useLocation();
  const toWords = useChangeWords();
  return (
    <Table<Change>
      rowKey="id"
      dataSource={lines}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        { title: t('log.when'), key: 'when', render: (_, change) => date(change.at, 'moment') },
        { title: t('log.what'), key: 'what', render: (_, change) => <ChangeWhat change={change} /> },
        {
          title: t('log.record'),
          key: 'record',
          render: (_, { record }) => (
            <span className={styles.record}>
              <RecordLink record={record} />
              {isOneRecord ? null : (
                <Link to={pathname + addressOf(record)} className={styles.only}>
                  {t('log.only')}
                  <span className={textStyles.hidden}> {recordPlace(record).ref}</span>
                </Link>
              )}
            </span>
          ),
        },
        { title: t('log.change'), key: 'change', render: (_, change) => <StateChange change={change} /> },
        { title: t('log.who'), key: 'who', render: (_, change) => toWords(change).who },
      ]}
    />
  );
}

/** Links to the changed record: by reference code, by person's name, or to the view that shows it. */
function RecordLink({ record }: { record: string }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const whose = useWhose(record);
  const [collection, id = ''] = record.split('/');
  if (collection === roleCollection) return <PersonLink userId={id} />;
  const { view, ref, kind } = recordPlace(record);
  return (
    <Link
      className={kind === null ? styles.code : styles.person}
      to={`${pathname}${deskQuery(startOf(view))}${ref === null ? '' : `#${ref}`}`}
    >
      {kind === null ? shortCode(ref ?? '') : (whose ?? t(`log.records.${kind}`))}
    </Link>
  );
}

function PersonLink({ userId }: { userId: string }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const { data } = useGivenRolesQuery(null);
  const name = data?.find((role) => role.userId === userId)?.name ?? '';
  return (
    <Link className={styles.person} to={pathname + deskQuery({ ...startOf('people'), search: name })}>
      {name === '' ? t('views.people') : name}
    </Link>
  );
}
