import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { StateChange, useChangeWords, type Change } from '@/entities/change-log';
import { roleCollection, useGivenRolesQuery } from '@/entities/person';
import { deskQuery, recordPlace, shortCode, startOf } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { AssignmentChange } from './assignment-change';
import { ChangeWhat } from './change-what';
import { PaymentChange } from './payment-change';
import { useWhose } from './use-whose';
import styles from './changes-view.module.css';

/** Below it the table moves sideways within the page, in CSS pixels. */
const leastWidth = 880;

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
      scroll={{ x: leastWidth }}
      columns={[
        { title: t('log.when'), key: 'when', render: (_, change) => date(change.at, 'longMoment') },
        { title: t('log.what'), key: 'what', render: (_, change) => <ChangeWhat change={change} /> },
        {
          title: t('log.record'),
          key: 'record',
          render: (_, { record }) => (
            <RecordCell record={record} only={isOneRecord ? null : pathname + addressOf(record)} />
          ),
        },
        { title: t('log.change'), key: 'change', render: (_, change) => <WhatChanged change={change} /> },
        { title: t('log.who'), key: 'who', render: (_, change) => toWords(change).who },
      ]}
    />
  );
}

/** What was and what is, with the amount of a payment and the names of who looks after a request. */
function WhatChanged({ change }: { change: Change }) {
  return (
    <>
      <StateChange change={change} />
      <PaymentChange record={change.record} />
      <AssignmentChange change={change} />
    </>
  );
}

interface RecordCellProps {
  record: string;
  /** Address of the lines about it; null where all lines are. */
  only: string | null;
}

/** The changed record by its code, whose it is or what it is, and the way to its lines alone. */
function RecordCell({ record, only }: RecordCellProps) {
  const { t } = useTranslation('admin');
  const whose = useWhose(record);
  const { ref, kind } = recordPlace(record);
  const name = kind === null ? shortCode(ref ?? '') : (whose ?? t(`log.records.${kind}`));
  return (
    <span className={styles.record}>
      <RecordLink record={record} name={name} />
      {only === null ? null : (
        <Link to={only} className={styles.only} aria-label={t('log.onlyOf', { record: name })}>
          {t('log.only')}
        </Link>
      )}
    </span>
  );
}

/** Links to the changed record, or to the view that shows it. */
function RecordLink({ record, name }: { record: string; name: string }) {
  const { pathname } = useLocation();
  const [collection, id = ''] = record.split('/');
  if (collection === roleCollection) return <PersonLink userId={id} />;
  const { view, ref, kind } = recordPlace(record);
  return (
    <Link
      className={kind === null ? styles.code : styles.person}
      to={`${pathname}${deskQuery(startOf(view))}${ref === null ? '' : `#${ref}`}`}
    >
      {name}
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
