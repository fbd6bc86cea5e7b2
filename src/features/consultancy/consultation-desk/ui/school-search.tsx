import { Button, Field, Row, textStyles, TextInput } from 'design-system';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { School } from '@/entities/jobs/school';
import { deskStyles, StateMark } from '@/shared/desk';
import { useFocusPart } from '@/shared/lib/focus';
import { findSchool, isChecked, shownSchoolState } from '../model/find-school';
import styles from './consultation.module.css';

interface SchoolSearchProps {
  schools: readonly School[];
  /** What the search begins with: the name that the school wrote. */
  begin: string;
  now: Date;
  isSending: boolean;
  /** Address of the list of schools with this search. */
  addressOf: (search: string) => string;
  onChoose: (schoolId: string) => void;
  onClose: () => void;
}

/** Finds a school by its name. Only one whose check counts can be chosen. */
export function SchoolSearch({
  schools,
  begin,
  now,
  isSending,
  addressOf,
  onChoose,
  onClose,
}: SchoolSearchProps) {
  const { t } = useTranslation('consultation-desk');
  const id = useId();
  const [search, setSearch] = useState(begin);
  const found = findSchool(schools, search, now);
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  return (
    <div ref={part} className={deskStyles.part} tabIndex={-1}>
      <Field id={id} label={t('school.name')} hint={t('school.nameHint')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      <p className={textStyles.soft} role="status">
        {t('school.found', { count: found.length })}
      </p>
      <ul className={styles.schools}>
        {found.map((school) => (
          <li key={school.id} className={styles.school}>
            <span>
              {school.name}, {school.town}
              <br />
              <StateMark
                state={shownSchoolState(school, now)}
                isLate={shownSchoolState(school, now) === 'recheck'}
              />
            </span>
            {isChecked(school, now) ? (
              <Button
                isSmall
                isBusy={isSending}
                aria-label={t('school.chooseOf', { name: school.name })}
                onClick={() => onChoose(school.id)}
              >
                {t('school.choose')}
              </Button>
            ) : (
              <Link className={styles.link} to={addressOf(school.name)}>
                {t('school.check')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <Link className={styles.link} to={addressOf('')}>
          {t('school.add')}
        </Link>
      ) : null}
      <Row>
        <Button variant="second" isSmall onClick={onClose}>
          {t('school.leave')}
        </Button>
      </Row>
    </div>
  );
}
