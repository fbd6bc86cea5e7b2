import type { Fact } from 'design-system';
import { useTranslation } from 'react-i18next';
import { needFields } from '@/entities/consultancy/consultation';
import { consultancyNeeds } from '@/shared/choices';
import { PrivacyNotice, Review } from '@/shared/form-wizard';
import { useFormats } from '@/shared/i18n';
import { TickField } from '@/shared/ui/form';
import type { ScopingWizard } from '../../model/use-scoping-wizard';

const notice = ['what', 'why', 'who', 'long', 'optional'] as const;

/** All answers as text, by step. */
function useReview(values: ScopingWizard['values']) {
  const { t } = useTranslation(['consult', 'ghana']);
  const { date } = useFormats();
  // The values are validated, so each key exists.
  const words = t as (key: string) => string;
  const option = (field: string, value: string) =>
    value === '' ? '' : words(`fields.${field}.options.${value}`);
  const day = (value: string) => (value === '' ? '' : date(value, 'day'));
  const fact = (field: string, value: string): Fact => ({ label: words(`fields.${field}.label`), value });
  const wish = (on: string, part: string) => (on === '' ? '' : `${day(on)}, ${option('firstPart', part)}`);
  const needs = consultancyNeeds.filter((need) => values.needs.includes(need));
  return {
    need: [
      fact('needs', needs.map((need) => option('needs', need)).join(', ')),
      ...needs.flatMap((need) => {
        const [first, second, more] = needFields[need];
        return [
          fact(first, option(first, values[first])),
          fact(second, option(second, values[second])),
          fact(more, values[more]),
        ];
      }),
      fact('more', values.more),
    ],
    school: [
      fact('schoolName', values.schoolName),
      fact('kind', option('kind', values.kind)),
      fact('levels', values.levels.map((level) => words(`ghana:levels.${level}`)).join(', ')),
      fact('town', `${values.town}, ${words(`ghana:regions.${values.region}`)}`),
      fact('pupils', option('pupils', values.pupils)),
      fact('teachers', option('teachers', values.teachers)),
    ],
    dates: [
      fact('firstDay', wish(values.firstDay, values.firstPart)),
      fact('secondDay', wish(values.secondDay, values.secondPart)),
      fact('way', option('way', values.way)),
      fact('from', day(values.from)),
      fact('until', day(values.until)),
      fact('decides', option('decides', values.decides)),
    ],
    contact: [
      fact('name', values.name),
      fact('position', values.position),
      fact('phone', values.phone),
      fact('email', values.email),
    ],
  };
}

/** Step 5: review, privacy notice and consent. */
export function SendStep({ wizard: { form, values, addressOf } }: { wizard: ScopingWizard }) {
  const { t } = useTranslation('consult');
  return (
    <>
      <Review
        namespace="consult"
        lead={t('reviewLead')}
        steps={['need', 'school', 'dates', 'contact']}
        facts={useReview(values)}
        addressOf={addressOf}
      />
      <PrivacyNotice namespace="consult" lines={notice} />
      <TickField form={form} name="consent" label={t('fields.consent.label')} />
    </>
  );
}
