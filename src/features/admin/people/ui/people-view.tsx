import { clsx } from 'clsx/lite';
import { Button, EmptyState, Skeleton, textStyles } from 'design-system';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGivenRolesQuery, usePeopleQuery, type GivenRole, type Person } from '@/entities/person';
import { useHasDuty, useStaff } from '@/entities/session';
import { useAllTutorsQuery } from '@/entities/tutor';
import { BackendProblem } from '@/shared/ui/form';
import type { DeskWays } from '@/shared/desk';
import { listPeople, searchPeople, type PersonRow } from '../model/person-row';
import { DeskSearch } from '@/shared/desk';
import { DutiesDialog } from './duties-dialog';
import { PeopleTable } from './people-table';
import styles from './people-view.module.css';
import { ProfileDialog } from './profile-dialog';
import { RoleDialog } from './role-dialog';
import { SavePeople } from './save-people';
import { SuspensionDialog } from './suspension-dialog';

const nobody: readonly Person[] = [];
const noRoles: readonly GivenRole[] = [];

/** The row with this id. Null for the user's own: nobody changes their own role or duties. */
const othersRow = (rows: readonly PersonRow[], id: string | null, ownId: string) =>
  id === ownId ? null : (rows.find((row) => row.id === id) ?? null);

/** Everybody with an account, their roles and duties. */
export function PeopleView({ ways }: { ways: DeskWays }) {
  const staff = useStaff();
  const { t } = useTranslation(['admin', 'shell']);
  const people = usePeopleQuery(null);
  const roles = useGivenRolesQuery(null);
  const isOffice = useHasDuty('office');
  const { data: tutors } = useAllTutorsQuery(null, { skip: !isOffice });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [dutiesId, setDutiesId] = useState<string | null>(null);
  const [suspensionId, setSuspensionId] = useState<string | null>(null);
  const [profileId, setProfileId] = useState<string | null>(null);
  const search = useDeferredValue(ways.place.search);
  const rows = useMemo(
    () => listPeople(people.data ?? nobody, roles.data ?? noRoles),
    [people.data, roles.data],
  );
  const suspended = useMemo(
    () => new Set(tutors?.filter(({ state }) => state === 'suspended').map(({ id }) => id)),
    [tutors],
  );
  const shown = useMemo(() => searchPeople(rows, search), [rows, search]);
  if (people.isLoading || roles.isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  // With only one of the lists, the table would offer a role to somebody who has one.
  const isWhole = people.data !== undefined && roles.data !== undefined;

  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('views.people')}</h1>
        <DeskSearch ways={ways} label={t('search.people')} />
      </div>
      <p className={clsx(textStyles.soft, styles.lead)}>{t('people.lead')}</p>
      {isWhole ? <SavePeople rows={shown} /> : null}
      <BackendProblem error={people.error ?? roles.error} />
      {isWhole && shown.length > 0 ? (
        <PeopleTable
          rows={shown}
          suspended={suspended}
          ownId={staff.userId}
          onChange={setChosenId}
          onDuties={setDutiesId}
          onSuspension={setSuspensionId}
          onProfile={setProfileId}
        />
      ) : null}
      {isWhole && shown.length === 0 ? (
        <EmptyState title={t('people.nothing')}>
          <p>{t('people.nothingWords')}</p>
          <Button variant="second" isSmall onClick={() => ways.go({ search: '' })}>
            {t('people.showAll')}
          </Button>
        </EmptyState>
      ) : null}
      <p className={styles.count} role="status">
        {isWhole ? t('people.shown', { shown: shown.length, all: rows.length }) : null}
      </p>
      <RoleDialog person={othersRow(rows, chosenId, staff.userId)} onClose={() => setChosenId(null)} />
      <DutiesDialog person={othersRow(rows, dutiesId, staff.userId)} onClose={() => setDutiesId(null)} />
      <SuspensionDialog
        person={othersRow(rows, suspensionId, staff.userId)}
        onClose={() => setSuspensionId(null)}
      />
      <ProfileDialog person={othersRow(rows, profileId, staff.userId)} onClose={() => setProfileId(null)} />
    </div>
  );
}
