import { DatePicker, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGivenRolesQuery } from '@/entities/person';
import type { LogFilter } from '../model/log-filter';
import type { LogKind } from '../model/log-kinds';
import styles from './changes-view.module.css';

/** Day shown in the picker, in the device's time zone. */
const dayOf = (picked: Dayjs | null | undefined) => picked?.format('YYYY-MM-DD') ?? null;

const pickedOf = (day: string | null) => (day === null ? null : dayjs(day));

interface LogFilterBarProps {
  filter: LogFilter;
  kinds: readonly LogKind[];
  onChange: (filter: LogFilter) => void;
}

/** Choices of the change log: whose or which changes, and of which days. */
export function LogFilterBar({ filter, kinds, onChange }: LogFilterBarProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.filter}>
      <SubjectSelect filter={filter} kinds={kinds} onChange={onChange} />
      <DatePicker.RangePicker
        aria-label={t('log.days')}
        placeholder={[t('log.from'), t('log.to')]}
        format="DD/MM/YYYY"
        allowEmpty={[true, true]}
        value={[pickedOf(filter.days.from), pickedOf(filter.days.to)]}
        onChange={(chosen) =>
          onChange({ ...filter, days: { from: dayOf(chosen?.[0]), to: dayOf(chosen?.[1]) } })
        }
      />
    </div>
  );
}

/** Values of the choices: a word for what they are, and an id or event. */
type Choice = 'all' | 'record' | 'codes' | `person ${string}` | `kind ${string}`;

const subjectOf = (choice: string, shown: LogFilter['subject']): LogFilter['subject'] => {
  const [what, id = ''] = choice.split(' ');
  if (what === 'record') return shown;
  if (what === 'person') return { kind: 'person', userId: id };
  if (what === 'kind') return { kind: 'event', event: id };
  return what === 'codes' ? { kind: 'code-holders' } : { kind: 'all' };
};

function choiceOf({ subject }: LogFilter, kinds: readonly LogKind[]): Choice {
  switch (subject.kind) {
    case 'record':
      return 'record';
    case 'person':
      return `person ${subject.userId}`;
    case 'code-holders':
      return 'codes';
    case 'event': {
      const kind = kinds.find(({ events }) => events.includes(subject.event));
      return `kind ${kind?.events[0] ?? subject.event}`;
    }
    case 'all':
      return 'all';
  }
}

function SubjectSelect({ filter, kinds, onChange }: LogFilterBarProps) {
  const { t } = useTranslation('admin');
  const [isOpened, setOpened] = useState(false);
  // The list of accounts is read once it is wanted.
  const { data: roles = [] } = useGivenRolesQuery(null, {
    skip: !isOpened && filter.subject.kind !== 'person',
  });
  const shown = choiceOf(filter, kinds);
  const persons = roles.map(({ userId, name }) => ({ value: `person ${userId}` as const, label: name }));
  const named = [...persons, ...kinds.map(({ events }) => ({ value: `kind ${events[0] ?? ''}` as const }))];
  // A person without a role, or an event without words, has no choice of its own.
  const isUnnamed = /^(person|kind) /.test(shown) && !named.some(({ value }) => value === shown);
  return (
    <Select<Choice>
      aria-label={t('log.show')}
      className={styles.select ?? ''}
      showSearch={{ optionFilterProp: 'label' }}
      value={shown}
      onOpenChange={(isOpen) => (isOpen ? setOpened(true) : undefined)}
      onChange={(choice) => onChange({ ...filter, subject: subjectOf(choice, filter.subject) })}
      options={[
        { value: 'all', label: t('log.all') },
        ...(filter.subject.kind === 'record' ? [{ value: 'record', label: t('log.oneRecord') }] : []),
        ...(isUnnamed
          ? [{ value: shown, label: t(filter.subject.kind === 'person' ? 'log.onePerson' : 'log.oneKind') }]
          : []),
        {
          label: t('log.who'),
          options: [{ value: 'codes', label: t('log.codeHolders') }, ...persons],
        },
        {
          label: t('log.what'),
          options: kinds.map(({ label, events }) => ({ value: `kind ${events[0] ?? ''}`, label })),
        },
      ]}
    />
  );
}
