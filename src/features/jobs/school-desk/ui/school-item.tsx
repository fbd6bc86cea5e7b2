import { Button, Row, Tag } from 'design-system';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { School } from '@/entities/jobs/school';
import { deskStyles, MoreButton, StateMark } from '@/shared/desk';
import { deskSchoolState } from '../model/find-schools';
import { CheckForm } from './check-form';
import { SchoolFacts } from './school-facts';
import { SchoolMore } from './school-more';

interface SchoolItemProps {
  school: School;
  now: Date;
  /** Renders the code by which the school follows its posts. */
  code: (school: School) => ReactNode;
}

/** A school of the list: what it is, how it was checked, and what can be done. */
export function SchoolItem({ school, now, code }: SchoolItemProps) {
  const { t } = useTranslation(['job-desk', 'admin']);
  const headingId = useId();
  const [isChecking, setChecking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { name, state, phone, isSample } = school;
  const shown = deskSchoolState(school, now);
  const mayCheck = phone !== '' && state !== 'withdrawn';
  return (
    <li>
      <article className={deskStyles.group} aria-labelledby={headingId} tabIndex={-1}>
        <h2 id={headingId}>{name}</h2>
        <Row>
          <StateMark state={shown} isLate={shown === 'recheck'} />
          {isSample ? <Tag>{t('admin:sample')}</Tag> : null}
        </Row>
        <SchoolFacts school={school} now={now} />
        {isChecking ? (
          <CheckForm school={school} onClose={() => setChecking(false)} />
        ) : (
          <Row>
            {mayCheck ? (
              <Button
                isSmall
                variant={shown === 'checked' ? 'second' : 'main'}
                aria-describedby={headingId}
                onClick={() => setChecking(true)}
              >
                {t(state === 'checked' ? 'schools.checkAgain' : 'schools.check')}
              </Button>
            ) : null}
            <MoreButton {...{ isOpen, headingId }} onToggle={() => setOpen(!isOpen)}>
              {t(isOpen ? 'schools.less' : 'schools.more')}
            </MoreButton>
          </Row>
        )}
        {isOpen && !isChecking ? <SchoolMore school={school} code={code(school)} /> : null}
      </article>
    </li>
  );
}
