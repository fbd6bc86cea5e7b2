import { Button, EmptyState, Row, textStyles } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useGivenRolesQuery, type GivenRole } from '@/entities/person';
import { useStaff } from '@/entities/session';
import { deskQuery, deskStyles, startOf } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { BackendProblem, FormSummary, SelectField } from '@/shared/ui/form';
import { useAddCounsellorMutation } from '../api/counsellor-desk-api';
import { noHours } from '../model/no-hours';
import { emptyProfile, newCounsellorSchema } from '../model/profile-form';
import styles from './counsellors.module.css';
import { ProfileFields, useProfileLabels } from './profile-fields';

interface NewCounsellorProps {
  /** Accounts that have a profile. */
  known: readonly string[];
  onClose: () => void;
}

/** Adds a profile for an administrator who has the duty. */
export function NewCounsellor({ known, onClose }: NewCounsellorProps) {
  const { t } = useTranslation(['counselling-desk', 'admin']);
  const { pathname } = useLocation();
  const by = useStaff();
  const { data: roles, error } = useGivenRolesQuery(null);
  const candidates = useMemo(
    () =>
      roles?.filter(
        ({ userId, role, duties }) =>
          role === 'admin' &&
          duties.includes('counselling') &&
          userId !== by.userId &&
          !known.includes(userId),
      ),
    [roles, known, by.userId],
  );
  if (candidates === undefined) return <BackendProblem error={error} />;
  if (candidates.length === 0)
    return (
      <EmptyState title={t('add.nobody')}>
        <p>{t('add.nobodyWords')}</p>
        <Row>
          <Link className={styles.link} to={`${pathname}${deskQuery(startOf('people'))}`}>
            {t('admin:views.people')}
          </Link>
          <Button variant="second" isSmall onClick={onClose}>
            {t('leave')}
          </Button>
        </Row>
      </EmptyState>
    );
  return <NewProfile candidates={candidates} onClose={onClose} />;
}

function NewProfile({ candidates, onClose }: { candidates: readonly GivenRole[]; onClose: () => void }) {
  const { t } = useTranslation('counselling-desk');
  const by = useStaff();
  const [add, { error, isLoading }] = useAddCounsellorMutation();
  const accounts = candidates.map(({ userId }) => userId).join(' ');
  const schema = useMemo(() => newCounsellorSchema(accounts.split(' ')), [accounts]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `counsellor-new.${by.userId}`, version: 1, isOfAccount: true },
    schema,
    empty: { account: '', ...emptyProfile },
    hasSummary: true,
    action: {
      run: async ({ account, ...profile }) =>
        (await add({ by, id: account, facts: { ...profile, hours: noHours } })).error === undefined,
    },
    onDone: onClose,
  });
  const labels = { account: t('add.account'), ...useProfileLabels() };
  const takeName = (account: string) => {
    const chosen = candidates.find(({ userId }) => userId === account);
    if (chosen && form.getValues('name') === '') form.setValue('name', nameOnProfile(chosen.name));
  };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('add.open')}
      labels={labels}
      error={error}
      send={t('add.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <SelectField form={form} name="account" label={labels.account} onChoose={takeName}>
        <option value="">{t('add.choose')}</option>
        {candidates.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
      <ProfileFields form={form} labels={labels} hasOffice />
      <p className={textStyles.soft}>{t('add.draft')}</p>
    </OpenedForm>
  );
}

/** A name without what a role adds in brackets. */
const nameOnProfile = (name: string): string => name.replace(/\s*\(.*\)$/, '');
