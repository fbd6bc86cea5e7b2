import { Facts, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { checkLapsesAt, type School } from '@/entities/jobs/school';
import { useFormats } from '@/shared/i18n';
import { formatPhone } from '@/shared/phone';
import { PhoneLink } from '@/shared/ui/contact-links';

/** What the office knows of a school, and how it was checked. */
export function SchoolFacts({ school, now }: { school: School; now: Date }) {
  const { t } = useTranslation(['job-desk', 'ghana']);
  const { kind, town, region, phone, foundIn, check } = school;
  const found = (source: School['foundIn']) => t('schools.phoneFound', { source: t(`sources.${source}`) });
  return (
    <Facts
      facts={[
        { label: t('schools.facts.kind'), value: t(`kinds.${kind}`) },
        {
          label: t('schools.facts.levels'),
          value: school.levels.map((level) => t(`ghana:levels.${level}`)).join(', '),
        },
        { label: t('schools.facts.place'), value: `${town}, ${t(`ghana:regions.${region}`)}` },
        {
          label: t('schools.facts.phone'),
          value:
            phone === '' ? (
              t('schools.phoneNone')
            ) : (
              <>
                <PhoneLink phone={phone} /> <span className={textStyles.soft}>{found(foundIn)}</span>
              </>
            ),
        },
        { label: t('schools.facts.checked'), value: check ? <CheckDay school={school} now={now} /> : '' },
        {
          label: t('schools.facts.called'),
          value: check ? `${formatPhone(check.phone)}. ${found(check.foundIn)}` : '',
        },
        { label: t('schools.facts.person'), value: check ? <SpokenTo {...check} /> : '' },
        { label: t('schools.facts.by'), value: check?.by.name ?? '' },
      ]}
    />
  );
}

/** When the school was called, and how long that counts. */
function CheckDay({ school, now }: { school: School; now: Date }) {
  const { t } = useTranslation('job-desk');
  const { date } = useFormats();
  const day = date(school.check?.day ?? '', 'day');
  const end = checkLapsesAt(school);
  if (end === null) return <>{t('schools.checkedBefore', { day })}</>;
  // The last day on which it counts.
  const until = date(new Date(end - 1), 'day');
  return <>{t(now.getTime() < end ? 'schools.checkedValue' : 'schools.checkedOver', { day, until })}</>;
}

function SpokenTo({ person, role }: { person: string; role: string }) {
  const { t } = useTranslation('job-desk');
  if (person === '') return <>{t('schools.personGone')}</>;
  return (
    <>
      {t('schools.personValue', { person, role })}
      <br />
      <span className={textStyles.soft}>{t('schools.personNote')}</span>
    </>
  );
}
