import { Facts, Note, Section, Skeleton, stackStyles, StopHeading } from 'design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  consultationLifecycle,
  consultationPath,
  useConsultationQuery,
  type Consultation,
} from '@/entities/consultancy/consultation';
import { useSchoolProposalsQuery } from '@/entities/consultancy/proposal';
import { useIsDesk } from '@/entities/session';
import { familyOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { useRightNow } from '@/shared/lib/clock';
import { notifyWorkerOfPage } from '@/shared/lib/device';
import { useOwnPendingWrites } from '@/shared/pending-writes';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { AgreedSteps } from './agreed-steps';
import { CancelPart } from './cancel-part';
import { MessagesPart } from './messages-part';
import { ProposalPart } from './proposal-part';
import { SchoolPart, SchoolPosts } from './school-part';

/** What a school sees of its consultation by the code, and what it does. */
export function SchoolConsultation({ code }: { code: string }) {
  const { t } = useTranslation(['consultation', 'shell']);
  const { data, error, isLoading } = useConsultationQuery(code);
  // At the school there may be no network at the next visit.
  useEffect(() => void notifyWorkerOfPage(routes.code), []);
  if (data) return <OpenConsultation consultation={data} />;
  return (
    <Section tabIndex={-1} className={stackStyles.apart}>
      <StopHeading>{t('heading')}</StopHeading>
      {isLoading ? (
        <Skeleton label={t('shell:loading')} lines={4} />
      ) : (
        <>
          <p>{t('unread')}</p>
          <BackendProblem error={error} />
        </>
      )}
    </Section>
  );
}

function OpenConsultation({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation('consultation');
  const { ref, state, agreed, schoolId } = consultation;
  const acts = useOwnPendingWrites(ref);
  const { now } = useRightNow();
  const isDesk = useIsDesk();
  const { data: proposals = [], error } = useSchoolProposalsQuery(ref);
  const accepted = proposals.find(({ version }) => version === agreed);
  const given = { consultation, acts, now, isDesk };
  return (
    <>
      <Section tabIndex={-1} isTight className={stackStyles.apart}>
        <StopHeading>{t('heading')}</StopHeading>
        <FromLastVisit code={ref} />
        {isDesk ? (
          <Note>
            <p>{t('deskOnly')}</p>
          </Note>
        ) : null}
        {acts.problem === null ? null : <BackendProblem error={acts.problem} />}
        <p>
          <b role="status">{t(`states.${state}`)}</b>
        </p>
        {consultation.reason === '' ? null : <p>{t(`reasons.${consultation.reason}`)}</p>}
        <AboutConsultation consultation={consultation} />
      </Section>
      {error !== undefined && proposals.length === 0 ? (
        <Section isTight>
          <BackendProblem error={error} />
        </Section>
      ) : null}
      {accepted ? (
        <PartBoundary>
          <AgreedSteps consultation={consultation} proposal={accepted} now={now} />
        </PartBoundary>
      ) : null}
      {proposals.length === 0 ? null : (
        <PartBoundary>
          <ProposalPart {...given} proposals={proposals} />
        </PartBoundary>
      )}
      <PartBoundary>
        <MessagesPart {...given} />
      </PartBoundary>
      <PartBoundary>
        <SchoolPart consultation={consultation} proposals={proposals} />
      </PartBoundary>
      {schoolId === '' ? null : (
        <PartBoundary>
          <SchoolPosts schoolId={schoolId} now={now} />
        </PartBoundary>
      )}
      {!isDesk && consultationLifecycle.allows(state, 'cancelled', 'code-holder') ? (
        <CancelPart consultation={consultation} acts={acts} />
      ) : null}
    </>
  );
}

function AboutConsultation({ consultation: { school, needs, dates } }: { consultation: Consultation }) {
  const { t } = useTranslation('consultation');
  const { date } = useFormats();
  const wishes = dates.wishes.map((wish) => {
    const [day = '', part = 'morning'] = wish.split('/');
    return `${date(day, 'day')}, ${t(`parts.${part as 'morning' | 'midday' | 'afternoon'}`)}`;
  });
  return (
    <Facts
      facts={[
        { label: t('facts.school'), value: `${school.name}, ${school.town}` },
        { label: t('facts.needs'), value: needs.map((need) => t(`needs.${need}`)).join(', ') },
        { label: t('facts.wishes'), value: `${wishes.join('; ')}. ${t(`ways.${dates.way}`)}` },
        { label: t('facts.from'), value: dates.from === '' ? '' : date(dates.from, 'day') },
        { label: t('facts.until'), value: dates.until === '' ? '' : date(dates.until, 'day') },
      ]}
    />
  );
}

/** When the page was read, if it comes from the device because the backend is out of reach. */
function FromLastVisit({ code }: { code: string }) {
  const { t } = useTranslation('consultation');
  const { date } = useFormats();
  const since = useKeptSince(familyOwner, consultationPath(code));
  if (since === null) return null;
  return (
    <Note tone="plain" role="status">
      <p>{t('fromLastVisit', { date: date(since, 'longMoment') })}</p>
    </Note>
  );
}
