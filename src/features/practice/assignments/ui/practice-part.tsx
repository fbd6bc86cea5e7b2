import { Field, Select } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latestReports, type Assigned } from '@/entities/practice/assignment';
import { usePracticeProfile } from '@/entities/practice/progress';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { AssignmentItem } from './assignment-item';

interface PracticePartProps extends Assigned {
  code: string;
  acts: OwnPendingWrites;
}

/** Open assignments, each with its link and the summary for the tutor. */
export function PracticePart({ code, acts, assignments, reports }: PracticePartProps) {
  const { t } = useTranslation('family');
  const id = useId();
  const profiles = usePracticeProfile();
  const [chosen, choose] = useState<string | null>(null);
  const latest = latestReports(reports);
  const profile = chosen ?? profiles?.current?.id ?? null;
  return (
    <>
      <h3>{t('practice.heading')}</h3>
      <p>{t('practice.lead')}</p>
      {profiles && profiles.profiles.length > 1 ? (
        <Field id={id} label={t('practice.whose')}>
          {(control) => (
            <Select
              isShort
              {...control}
              value={profile ?? ''}
              onChange={({ target }) => choose(target.value)}
            >
              {profiles.profiles.map(({ id: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {assignments.map((assignment) => (
        <AssignmentItem
          key={assignment.id}
          {...{ code, acts, assignment, profile }}
          report={latest.get(assignment.id) ?? null}
        />
      ))}
    </>
  );
}
