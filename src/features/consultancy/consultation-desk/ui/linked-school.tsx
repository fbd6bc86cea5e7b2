import { Button, Row, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Consultation } from '@/entities/consultancy/consultation';
import { useSchoolsQuery, type School } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { deskQuery, deskStyles, StateMark, startOf } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { useLinkSchoolMutation } from '../api/consultation-desk-api';
import { shownSchoolState } from '../model/find-school';
import styles from './consultation.module.css';
import { SchoolSearch } from './school-search';

const none: readonly School[] = [];

/** The school's own record: which one it is, and whether its check counts. */
export function LinkedSchool({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation('consultation-desk');
  const now = useNow();
  const { pathname } = useLocation();
  const by = useStaff();
  const [isSearching, setSearching] = useState(false);
  const { data = none, error: unread } = useSchoolsQuery(null);
  const [link, { error, isLoading }] = useLinkSchoolMutation();
  const { schoolId } = consultation;
  const school = data.find(({ id }) => id === schoolId);
  const send = async (id: string) => {
    const result = await link({ consultation, by, schoolId: id });
    if (result.error === undefined) setSearching(false);
  };
  const schoolsAddress = (search: string) => `${pathname}${deskQuery({ ...startOf('schools'), search })}`;
  return (
    <section className={deskStyles.part} tabIndex={-1}>
      <h2>{t('school.heading')}</h2>
      <p className={textStyles.soft}>{t('school.lead')}</p>
      <BackendProblem error={unread ?? error} />
      {schoolId === '' ? null : (
        <div className={styles.school}>
          <span>
            <Link className={styles.link} to={schoolsAddress(school?.name ?? '')}>
              {school ? `${school.name}, ${school.town}` : t('school.unknown')}
            </Link>
            <br />
            {school ? (
              <StateMark
                state={shownSchoolState(school, now)}
                isLate={shownSchoolState(school, now) === 'recheck'}
              />
            ) : null}
          </span>
          <Button variant="text" isSmall isBusy={isLoading} onClick={() => void send('')}>
            {t('school.unlink')}
          </Button>
        </div>
      )}
      {schoolId === '' && isSearching ? (
        <SchoolSearch
          schools={data}
          begin={consultation.school.name}
          now={now}
          isSending={isLoading}
          addressOf={schoolsAddress}
          onChoose={(id) => void send(id)}
          onClose={() => setSearching(false)}
        />
      ) : null}
      {schoolId === '' && !isSearching ? (
        <Row>
          <Button variant="second" isSmall onClick={() => setSearching(true)}>
            {t('school.search')}
          </Button>
        </Row>
      ) : null}
    </section>
  );
}
