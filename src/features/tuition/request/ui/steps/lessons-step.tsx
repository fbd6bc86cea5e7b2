import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { freeSlots } from '@/entities/tutor';
import { lessonsPerWeek } from '@/entities/tuition-request';
import { classesOf, levels, schoolClasses, subjectsOf } from '@/shared/ghana';
import { ChipsField, SearchedChipsField, SelectField, TextField, WeekField } from '@/shared/ui/form';
import type { RequestWizard } from '../../model/use-request-wizard';
import { StartFromLast } from '../start-from-last';

/** Step 2: class, school, subjects, priority subject, hours, lessons per week. */
export function LessonsStep({ wizard }: { wizard: RequestWizard }) {
  const { form, values, tutors } = wizard;
  const { t } = useTranslation(['tuition', 'ghana']);
  const schoolClass = schoolClasses.find((known) => known === values.schoolClass);
  const taught = schoolClass ? subjectsOf(schoolClass) : [];
  const chosen = taught.filter((subject) => values.subjects.includes(subject));
  const wished = values.wishedTutor === '' ? null : tutors.known.wished;
  usePrunedSubjects(form, values, taught);

  return (
    <>
      <StartFromLast wizard={wizard} />
      <SelectField
        form={form}
        name="schoolClass"
        isQuestion
        label={t('fields.schoolClass.label')}
        hint={t('fields.schoolClass.hint')}
      >
        <option value="">{t('fields.schoolClass.choose')}</option>
        {levels.map((level) => (
          <optgroup key={level} label={t(`ghana:levels.${level}`)}>
            {classesOf[level].map((option) => (
              <option key={option} value={option}>
                {t(`ghana:classes.${option}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="school"
        isQuestion
        isOptional
        label={t('fields.school.label')}
        hint={t('fields.school.hint')}
        autoComplete="off"
      />
      <SearchedChipsField
        form={form}
        name="subjects"
        type="checkbox"
        chosen={chosen}
        isQuestion
        label={t('fields.subjects.label')}
        hint={t(taught.length > 0 ? 'fields.subjects.hint' : 'fields.subjects.chooseClass')}
        options={taught.map((value) => ({ value, label: t(`ghana:subjects.${value}`) }))}
      />
      {chosen.length > 1 ? (
        <ChipsField
          form={form}
          name="prioritySubject"
          type="radio"
          isQuestion
          label={t('fields.prioritySubject.label')}
          hint={t('fields.prioritySubject.hint')}
          options={chosen.map((value) => ({ value, label: t(`ghana:subjects.${value}`) }))}
        />
      ) : null}
      <WeekField
        form={form}
        name="hours"
        label={t('fields.hours.label')}
        hint={t('fields.hours.hint', { count: values.hours.length })}
        marked={
          wished ? { slots: freeSlots(wished), words: t('fits.freeThen', { name: wished.name }) } : null
        }
      />
      <ChipsField
        form={form}
        name="lessonsPerWeek"
        type="radio"
        isQuestion
        label={t('fields.lessonsPerWeek.label')}
        hint={t('fields.lessonsPerWeek.hint')}
        options={lessonsPerWeek.map((value) => ({ value, label: value }))}
      />
    </>
  );
}

/** When the class changes: removes subjects it does not have, and a priority that is no longer selected. */
function usePrunedSubjects(
  form: RequestWizard['form'],
  { subjects, schoolClass }: RequestWizard['values'],
  taught: readonly string[],
): void {
  useEffect(() => {
    if (schoolClass === '') return;
    const kept = subjects.filter((subject) => taught.includes(subject));
    if (kept.length !== subjects.length) form.setValue('subjects', kept, { shouldDirty: true });
    const priority = form.getValues('prioritySubject');
    if (priority && !kept.includes(priority)) form.setValue('prioritySubject', '', { shouldDirty: true });
  }, [form, subjects, schoolClass, taught]);
}
