import type { Fact } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TuitionRequestInput } from '@/entities/tuition-request';
import { slotText } from '@/shared/ghana';
import { formatMoney, useFormats } from '@/shared/i18n';
import { formatPhone, parsePhone } from '@/shared/phone';
import { budgetOf } from '../../model/budget-of';

/** All answers as text, by step. */
export function useReview(values: TuitionRequestInput) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const { date } = useFormats();
  // The values are validated, so each key exists.
  const words = t as (key: string) => string;
  const option = (field: string, value: string) =>
    value === '' ? '' : words(`fields.${field}.options.${value}`);
  const others = values.subjects.filter((subject) => subject !== values.prioritySubject);
  const budget = budgetOf(values);
  const phone = parsePhone(values.phone);
  const slot = (hour: string) => slotText(hour, words);
  const first = words(`ghana:subjects.${values.prioritySubject}`);

  const who: Fact[] = [
    {
      label: t('review.learner'),
      value: t('review.learnerValue', {
        who: values.learnerName || words(`who.${values.learnerGender || 'unsaid'}`),
        age: values.learnerAge,
      }),
    },
    { label: t('review.need'), value: values.hasNeed === 'yes' ? values.need : '' },
  ];
  const lessons: Fact[] = [
    { label: t('review.schoolClass'), value: words(`ghana:classes.${values.schoolClass}`) },
    { label: t('review.school'), value: values.school },
    {
      label: t('review.subjects'),
      value:
        others.length === 0
          ? first
          : t('review.subjectsValue', {
              first,
              others: others.map((subject) => words(`ghana:subjects.${subject}`)).join(', '),
            }),
    },
    { label: t('review.hours'), value: values.hours.map(slot).join(', ') },
    { label: t('review.perWeek'), value: values.lessonsPerWeek },
  ];
  const place: Fact[] = [
    { label: t('review.where'), value: option('where', values.where) },
    {
      label: t('review.place'),
      value: [values.town, words(`ghana:regions.${values.region}`), values.digitalAddress, values.landmark]
        .filter(Boolean)
        .join(', '),
    },
    { label: t('review.start'), value: values.startDate === '' ? '' : date(values.startDate, 'day') },
    {
      label: t('review.tutor'),
      // Whoever asks for one tutor reads the name above; “anyone” would take it back.
      value:
        values.wishedTutor !== '' && values.tutorGender === 'any'
          ? ''
          : option('tutorGender', values.tutorGender),
    },
    { label: t('review.budget'), value: budget > 0 ? formatMoney(budget) : '' },
  ];
  const reach: Fact[] = [
    { label: t('review.guardian'), value: values.guardianName },
    {
      label: t('review.reach'),
      value: [
        option('contactBy', values.contactBy),
        'phone' in phone ? formatPhone(phone.phone) : values.phone,
        values.email,
      ]
        .filter(Boolean)
        .join(', '),
    },
    { label: t('review.message'), value: values.message },
  ];
  return { who, lessons, place, reach };
}
