import type { Fact } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TutorApplicationInput } from '@/entities/tutor-application';
import type { Attachments } from '@/shared/drafts';
import { slotText } from '@/shared/ghana';
import { useFormats } from '@/shared/i18n';

type ReviewedStep = 'you' | 'teaching' | 'travel' | 'papers' | 'referees' | 'declarations';

/** All answers as text, by step. */
export function useReview(
  values: TutorApplicationInput,
  papers: Attachments['items'],
): Readonly<Record<ReviewedStep, readonly Fact[]>> {
  const { t } = useTranslation(['apply', 'ghana']);
  const { date } = useFormats();
  // The values are validated, so each key exists.
  const words = t as (key: string) => string;
  const all = (keys: readonly string[], prefix: string) =>
    keys.map((key) => words(`${prefix}.${key}`)).join(', ');
  const slot = (hour: string) => slotText(hour, words);
  const person = (which: 'first' | 'second') =>
    [
      values[`${which}Name`],
      words(`relations.${values[`${which}Relation`]}`),
      values[`${which}Phone`],
      values[`${which}Place`],
    ].join(', ');
  const regions = values.where === 'online' ? [] : values.regions;
  return {
    you: [
      { label: t('review.name'), value: values.name },
      { label: t('review.reach'), value: `${values.phone}, ${values.email}` },
      { label: t('review.place'), value: `${values.town}, ${words(`ghana:regions.${values.region}`)}` },
      { label: t('review.languages'), value: all(values.languages, 'languages') },
      { label: t('review.about'), value: values.about },
    ],
    teaching: [
      { label: t('review.levels'), value: all(values.levels, 'ghana:levels') },
      { label: t('review.subjects'), value: all(values.subjects, 'ghana:subjects') },
      { label: t('review.years'), value: values.years },
      { label: t('review.qualification'), value: values.qualification },
    ],
    travel: [
      {
        label: t('review.travel'),
        value: [words(`fields.where.options.${values.where}`), all(regions, 'ghana:regions'), values.towns]
          .filter(Boolean)
          .join(', '),
      },
      { label: t('review.hours'), value: values.hours.map(slot).join(', ') },
      { label: t('review.rate'), value: `GH₵ ${values.rate}` },
    ],
    papers: [
      { label: t('review.ghanaCard'), value: values.ghanaCard },
      {
        label: t('review.licence'),
        value:
          values.ntcLicence === '' || values.ntcExpiry === ''
            ? ''
            : t('review.licenceValue', { number: values.ntcLicence, day: date(values.ntcExpiry, 'day') }),
      },
      { label: t('review.police'), value: words(`fields.policeClearance.options.${values.policeClearance}`) },
      {
        label: t('review.files'),
        value:
          papers.length === 0
            ? t('review.noFiles')
            : all(
                papers.map(({ kind }) => kind),
                'papers:kinds',
              ),
      },
    ],
    referees: [
      { label: t('review.first'), value: person('first') },
      { label: t('review.second'), value: person('second') },
    ],
    declarations: [
      {
        label: t('review.school'),
        value: values.worksInPublicSchool === 'yes' ? values.school : t('review.no'),
      },
    ],
  };
}
