import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useApplicantContactQuery,
  type ApplicantContact,
  type TutorApplication,
} from '@/entities/tutor-application';
import { BackendProblem } from '@/shared/ui/form';

interface Props {
  application: TutorApplication;
  children: (contact: ApplicantContact) => ReactNode;
}

/** Reads the contact of an applicant. Stands inside `LoggedContact`, so that a line is written first. */
export function ApplicantContactOf({ application: { ref, profile }, children }: Props) {
  const { phone, email = '' } = profile;
  // Records of older versions hold the contact themselves.
  return phone === undefined ? (
    <StoredContact reference={ref}>{children}</StoredContact>
  ) : (
    children({ phone, email })
  );
}

function StoredContact({ reference, children }: { reference: string } & Pick<Props, 'children'>) {
  const { t } = useTranslation('admin');
  const { data, error } = useApplicantContactQuery(reference);
  if (data) return children(data);
  return error?.code === 'not-found' ? <p>{t('removal.gone')}</p> : <BackendProblem error={error} />;
}
