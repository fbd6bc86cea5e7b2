import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { tutorApplicationPath, type TutorApplication } from '@/entities/tutor-application';
import { slotText } from '@/shared/ghana';
import { formatMoney, useFormats } from '@/shared/i18n';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { ApplicantContactOf } from './applicant-contact';
import { ApplicationCorrection } from './application-correction';

/** All answers of an applicant, and what the office told them. Opening the contact details is logged. */
export function ApplicationFacts({ application }: { application: TutorApplication }) {
  const { t } = useTranslation(['vetting', 'apply', 'ghana']);
  const { date } = useFormats();
  const staff = useStaff();
  const { ref, profile, teaching, travel, hours, rate, papers, declarations, asked, decision } = application;
  const slot = (hour: string) => slotText(hour, t as (key: string) => string);
  const regions = travel.regions.map((region) => t(`ghana:regions.${region}`));
  const { reason } = decision;
  return (
    <section>
      <h2>{t('facts.heading')}</h2>
      <Facts
        facts={[
          { label: t('facts.area'), value: `${profile.town}, ${t(`ghana:regions.${profile.region}`)}` },
          {
            label: t('facts.languages'),
            value: profile.languages.map((language) => t(`apply:languages.${language}`)).join(', '),
          },
          { label: t('facts.about'), value: profile.about },
          {
            label: t('facts.levels'),
            value: teaching.levels.map((level) => t(`ghana:levels.${level}`)).join(', '),
          },
          {
            label: t('facts.subjects'),
            value: teaching.subjects.map((subject) => t(`ghana:subjects.${subject}`)).join(', '),
          },
          { label: t('facts.years'), value: teaching.years },
          { label: t('facts.qualification'), value: teaching.qualification },
          { label: t('facts.need'), value: t(teaching.hasNeedExperience ? 'facts.yes' : 'facts.no') },
          {
            label: t('facts.travel'),
            value: [t(`facts.where.${travel.where}`), ...regions, travel.towns].filter(Boolean).join(', '),
          },
          { label: t('facts.hours'), value: hours.map(slot).join(', ') },
          { label: t('facts.rate'), value: formatMoney(rate) },
          { label: t('facts.ghanaCard'), value: papers.ghanaCard },
          {
            label: t('facts.licence'),
            value:
              papers.ntcExpiry === ''
                ? papers.ntcLicence
                : t('facts.licenceValue', { number: papers.ntcLicence, day: date(papers.ntcExpiry, 'day') }),
          },
          { label: t('facts.police'), value: t(`facts.policeValue.${papers.policeClearance}`) },
          {
            label: t('facts.school'),
            value: declarations.worksInPublicSchool ? declarations.school : t('facts.no'),
          },
          { label: t('facts.asked'), value: asked.words },
          { label: t('facts.refused'), value: reason === '' ? '' : t(`moves.refuse.reasons.${reason}`) },
          { label: t('facts.improve'), value: decision.words },
          {
            label: t('facts.retry'),
            value: decision.retryFrom === '' ? '' : date(decision.retryFrom, 'day'),
          },
        ]}
      />
      <ApplicationCorrection key={ref} what="application" application={application} />
      <LoggedContact
        record={tutorApplicationPath(ref)}
        by={staff}
        hidden={t('facts.contactHidden')}
        show={t('facts.showContact')}
      >
        <ApplicantContactOf application={application}>
          {({ phone, email }) => (
            <>
              <Facts
                facts={[
                  { label: t('facts.phone'), value: phone ? <PhoneLink phone={phone} /> : '' },
                  { label: t('facts.email'), value: email ? <EmailLink email={email} /> : '' },
                ]}
              />
              <ApplicationCorrection
                what={profile.phone === undefined ? 'applicant' : 'held'}
                application={{ ...application, applicant: { phone, email } }}
              />
            </>
          )}
        </ApplicantContactOf>
      </LoggedContact>
    </section>
  );
}
