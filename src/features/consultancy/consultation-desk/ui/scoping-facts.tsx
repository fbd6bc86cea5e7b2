import { Facts, type Fact } from 'design-system';
import { useTranslation } from 'react-i18next';
import { needFields, type Consultation } from '@/entities/consultancy/consultation';
import { useFormats } from '@/shared/i18n';

/** What the school wrote, without name and contact. */
export function ScopingFacts({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation(['consultation-desk', 'consult', 'ghana', 'admin']);
  const { date } = useFormats();
  // The values were parsed, so each key exists.
  const words = t as (key: string) => string;
  const option = (field: string, value: string) => words(`consult:fields.${field}.options.${value}`);
  const fact = (field: string, value: string): Fact => ({
    label: words(`consult:fields.${field}.label`),
    value,
  });
  const day = (value: string) => (value === '' ? '' : date(value, 'day'));
  const { needs, answers, words: written, school, dates, decides, createdAt, reason } = consultation;
  const wish = (value: string) => {
    const [on = '', part = ''] = value.split('/');
    return `${day(on)}, ${option('firstPart', part)}`;
  };
  return (
    <section>
      <h2>{t('scoping.heading')}</h2>
      <Facts
        facts={[
          { label: t('scoping.reason'), value: reason === '' ? '' : t(`decline.reasons.${reason}`) },
          fact('needs', needs.map((need) => option('needs', need)).join(', ')),
          ...needs.flatMap((need): readonly Fact[] => {
            const [first, second, more] = needFields[need];
            const [one = '', two = ''] = answers[need].split('/');
            return [
              fact(first, one === '' ? '' : option(first, one)),
              fact(second, two === '' ? '' : option(second, two)),
              fact(more, written[need]),
            ];
          }),
          fact('more', written.more),
          fact('kind', option('kind', school.kind)),
          fact('levels', school.levels.map((level) => t(`ghana:levels.${level}`)).join(', ')),
          fact('town', `${school.town}, ${t(`ghana:regions.${school.region}`)}`),
          fact('pupils', option('pupils', school.pupils)),
          fact('teachers', option('teachers', school.teachers)),
          { label: t('scoping.wishes'), value: dates.wishes.map(wish).join('\n') },
          fact('way', option('way', dates.way)),
          fact('from', day(dates.from)),
          fact('until', day(dates.until)),
          fact('decides', option('decides', decides)),
          { label: t('admin:facts.sent'), value: date(createdAt, 'longMoment') },
        ]}
      />
    </section>
  );
}
