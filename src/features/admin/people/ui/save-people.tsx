import { useTranslation } from 'react-i18next';
import { SaveList } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';
import type { PersonRow } from '../model/person-row';

/** Saves the people that are shown, without the ids of their accounts. */
export function SavePeople({ rows }: { rows: readonly PersonRow[] }) {
  const { t } = useTranslation('admin');
  const isVerified = ({ email, isEmailVerified }: PersonRow) =>
    email === null ? '' : t(isEmailVerified ? 'people.verified' : 'people.unverified');
  const csv = () =>
    toCsv<PersonRow>(
      [
        { title: t('people.columns.name'), value: ({ name }) => name },
        { title: t('people.columns.email'), value: ({ email }) => email ?? '' },
        { title: t('people.columns.verified'), value: isVerified },
        { title: t('people.columns.role'), value: ({ role }) => t(`roles.${role}`) },
        {
          title: t('people.columns.duties'),
          value: ({ duties }) => duties.map((duty) => t(`duties.${duty}`)).join(', '),
        },
      ],
      rows,
    );
  return <SaveList name="people" csv={csv} hasCodes={false} />;
}
