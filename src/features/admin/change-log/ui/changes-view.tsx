import { DatePicker, Table } from 'antd';
import type { Dayjs } from 'dayjs';
import { textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { StateChange, useChangesQuery, useChangeWords, type Change } from '@/entities/change-log';
import { roleCollection, useGivenRolesQuery } from '@/entities/person';
import { useFormats } from '@/shared/i18n';
import { AntdScope } from '@/shared/ui/antd-scope';
import { BackendProblem } from '@/shared/ui/form';
import { deskQuery, recordPlace, shortCode, startOf } from '@/shared/desk';
import { isInDays, type Days } from '../model/in-days';
import { ChangeWhat } from './change-what';
import { SaveChanges } from './save-changes';
import { useWhose } from './use-whose';
import styles from './changes-view.module.css';

const limit = 500;

/** Day shown in the picker, in the device's time zone. */
const dayOf = (picked: Dayjs | null | undefined) => picked?.format('YYYY-MM-DD') ?? null;

/** The change log, newest first, filtered by day. */
export function ChangesView() {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const toWords = useChangeWords();
  const { data, error, isLoading } = useChangesQuery({ limit });
  const [days, setDays] = useState<Days>({ from: null, to: null });
  const shown = (data ?? []).filter(({ at }) => isInDays(at, days));

  return (
    <AntdScope>
      <div className={styles.view}>
        <h1 className={styles.title}>{t('views.changes')}</h1>
        <p className={textStyles.soft}>{t('log.lead', { count: data?.length ?? 0 })}</p>
        <BackendProblem error={error} />
        <div className={styles.days}>
          <DatePicker.RangePicker
            aria-label={t('log.days')}
            placeholder={[t('log.from'), t('log.to')]}
            format="DD/MM/YYYY"
            allowEmpty={[true, true]}
            onChange={(chosen) => setDays({ from: dayOf(chosen?.[0]), to: dayOf(chosen?.[1]) })}
          />
        </div>
        {data ? <SaveChanges changes={shown} /> : null}
        <Table<Change>
          rowKey="id"
          loading={isLoading}
          dataSource={shown}
          pagination={{ pageSize: 25, hideOnSinglePage: true, showSizeChanger: false }}
          scroll={{ x: 'max-content' }}
          columns={[
            { title: t('log.when'), key: 'when', render: (_, change) => date(change.at, 'moment') },
            { title: t('log.what'), key: 'what', render: (_, change) => <ChangeWhat change={change} /> },
            {
              title: t('log.record'),
              key: 'record',
              render: (_, { record }) => <RecordLink record={record} />,
            },
            { title: t('log.change'), key: 'change', render: (_, change) => <StateChange change={change} /> },
            { title: t('log.who'), key: 'who', render: (_, change) => toWords(change).who },
          ]}
        />
      </div>
    </AntdScope>
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
