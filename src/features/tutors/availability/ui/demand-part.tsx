import { Facts, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { demandLines, useDemandFiguresQuery } from '@/entities/site-figure';
import { useFormats } from '@/shared/i18n';

/** Current demand by subject and level, as last published. Renders nothing before the first publication. */
export function DemandPart() {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const { date } = useFormats();
  const { data } = useDemandFiguresQuery(null);
  const lines = data ? demandLines(data.bySubject) : [];
  if (!data || lines.length === 0) return null;
  return (
    <Section ground="sand">
      <StopHeading>{t('demand.heading')}</StopHeading>
      <p className={textStyles.intro}>{t('demand.lead', { date: date(data.updatedAt, 'day') })}</p>
      <Facts
        facts={lines.map(({ subject, level, families }) => ({
          label: t('demand.lessons', {
            subject: t(`ghana:subjects.${subject}`),
            level: t(`ghana:levels.${level}`),
          }),
          value: t('demand.families', { count: families }),
        }))}
      />
    </Section>
  );
}
