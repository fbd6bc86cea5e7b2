import { Button, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { School } from '@/entities/jobs/school';
import { useSchoolPagesQuery } from '@/entities/jobs/school-page';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { useOpenSchoolPageMutation } from '../api/school-page-desk-api';
import { CodeOfSchool } from './code-of-school';

/** The code by which a school follows its posts: made, sent, shut. */
export function SchoolCode({ school }: { school: School }) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const { data, error } = useSchoolPagesQuery(null);
  const [open, opening] = useOpenSchoolPageMutation();
  const pages = (data ?? []).filter(({ schoolId }) => schoolId === school.id);
  const hasOpen = pages.some(({ state }) => state === 'open');
  return (
    <section className={deskStyles.part}>
      <h3>{t('schools.code.heading')}</h3>
      <p className={textStyles.soft}>{t('schools.code.lead')}</p>
      <BackendProblem error={error ?? opening.error} />
      {pages.map((page) => (
        <CodeOfSchool key={page.code} page={page} phone={school.phone} />
      ))}
      {data && !hasOpen ? (
        school.state === 'checked' ? (
          <Button
            isSmall
            variant="second"
            isBusy={opening.isLoading}
            onClick={() => void open({ by, school: { id: school.id, name: school.name } })}
          >
            {t(pages.length === 0 ? 'schools.code.make' : 'schools.code.makeNew')}
          </Button>
        ) : (
          <p>{t('schools.code.uncheckedYet')}</p>
        )
      ) : null}
    </section>
  );
}
