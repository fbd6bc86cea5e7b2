import { Facts, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import type { ApplicantRow } from '../model/applicant-row';

/** What an applicant sent, without name and contact. */
export function ApplicantFacts({ row }: { row: ApplicantRow }) {
  const { t } = useTranslation(['applicants', 'ghana']);
  const { date } = useFormats();
  const { application, post, area } = row;
  const { profile, cover, createdAt, sentAt, decision } = application;
  const isLate = post !== null && Date.parse(createdAt) > Date.parse(post.closesAt);
  return (
    <section>
      <h2>{t('facts.heading')}</h2>
      {isLate ? (
        <Note tone="call">
          <p>{t('facts.late', { date: date(post.closesAt, 'longMoment') })}</p>
        </Note>
      ) : null}
      <Facts
        facts={[
          { label: t('columns.post'), value: row.title },
          { label: t('columns.school'), value: post?.school.name ?? '' },
          { label: t('facts.closes'), value: post ? date(post.closesAt, 'longMoment') : '' },
          { label: t('facts.sentAt'), value: date(sentAt, 'longMoment') },
          { label: t('facts.arrived'), value: date(createdAt, 'longMoment') },
          { label: t('columns.area'), value: area },
          { label: t('columns.qualification'), value: profile.qualification },
          { label: t('columns.years'), value: profile.years },
          {
            label: t('facts.subjects'),
            value: profile.subjects.map((subject) => t(`ghana:subjects.${subject}`)).join(', '),
          },
          { label: t('columns.licence'), value: profile.ntcLicence || t('facts.noLicence') },
          { label: t('facts.cover'), value: cover },
          {
            label: t('facts.declined'),
            value: decision.reason === '' ? '' : t(`decline.reasons.${decision.reason}`),
          },
          { label: t('facts.declineWords'), value: decision.words },
        ]}
      />
    </section>
  );
}
