import { Note, Section, stackStyles, StopHeading } from 'design-system';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceCode } from '@/entities/reference-code';
import { useIsDesk } from '@/entities/session';
import type { Tracking } from '@/entities/tracking';
import { useProposalsQuery } from '@/entities/tuition-request';
import { areLate } from '@/shared/family-account';
import { useRightNow } from '@/shared/lib/clock';
import { notifyWorkerOfPage } from '@/shared/lib/device';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { choiceOf, chosenOffers, useFamilyOffersQuery } from '@/entities/offer';
import { useDues, useNextThing } from '@/features/site/now';
import { PutRight } from '@/features/site/tracking';
import { useOwnPendingWrites } from '@/shared/pending-writes';
import { FamilyWriteList } from './family-write-list';
import { WorryPart } from './worry-part';
import styles from '../code-page.module.css';
import { loadInvitations, loadProposals } from '@/features/tuition/choosing';
import { loadDuesCard, loadOwnAccount } from '@/features/tuition/payments';
import { loadStillInterested } from '@/features/tuition/interest';

const Invitations = lazy(loadInvitations);
const DuesCard = lazy(loadDuesCard);
const OwnAccount = lazy(loadOwnAccount);
const Proposals = lazy(loadProposals);
const AfterLessons = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './after-lessons')).AfterLessons,
}));
const StillInterested = lazy(loadStillInterested);
const Lessons = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './chosen-tutor')).ChosenTutor,
}));

/** States in which the offers of a request fill the page; in the others little or nothing comes. */
const withOffers: readonly string[] = ['offered', 'trial', 'running', 'ended'];

export interface FamilyPartProps {
  code: ReferenceCode;
  tracking: Tracking;
}

/**
 * What a family does about its request: choose a tutor, plan lessons, show door codes, confirm, end lessons.
 */
export function FamilyPart({ code, tracking }: FamilyPartProps) {
  const { t } = useTranslation('family');
  if (useIsDesk()) {
    return (
      <Section isTight>
        <Note>
          <p>{t('deskOnly')}</p>
        </Note>
      </Section>
    );
  }
  return <FamilyOwnPart code={code} tracking={tracking} />;
}

function FamilyOwnPart({ code, tracking }: FamilyPartProps) {
  const { t } = useTranslation('family');
  const { state } = tracking;
  const acts = useOwnPendingWrites(code);
  // Before there is a lesson: at the door the phone may be offline, and the code must be available.
  useEffect(() => void notifyWorkerOfPage(routes.code), []);
  const { now } = useRightNow();
  const { key, hasDoor, lessonId } = useNextThing(code, tracking);
  const atDoor = hasDoor && lessonId !== undefined ? lessonId : null;
  const { data: proposals = [], error, isLoading } = useProposalsQuery(code);
  const ids = proposals.map(({ offerId }) => offerId);
  const offers = useFamilyOffersQuery(ids, { skip: ids.length === 0 });
  const found = offers.data ?? [];
  const isReading = withOffers.includes(state) && (isLoading || offers.isLoading);
  const choice = choiceOf(found, now).kind;
  const isUnderWay = state === 'trial' || state === 'running';
  // Newest first: a family that asked for another tutor has chosen more than one.
  const { taught, last } = chosenOffers(found);
  const current = isUnderWay ? last : null;
  // While a choice waits on this phone, its request is still offered.
  const past = taught.filter(
    (offer) => offer !== current && !(state === 'offered' && offer.state === 'chosen'),
  );
  const taughtIds = taught.map(({ id }) => id);
  const { dues } = useDues(code, found, now);
  const isLate = dues !== null && areLate(dues, now);
  // The card of what is to be done now says how to pay where that is the next thing.
  const duesCard =
    dues === null || key === 'tuition-pay' ? null : (
      <Suspense>
        <PartBoundary frame={() => null}>
          <DuesCard {...{ code, dues, now }} />
        </PartBoundary>
      </Suspense>
    );
  return (
    <>
      {isLate ? duesCard : null}
      <FamilyWriteList acts={acts} />
      {acts.problem === null ? null : <BackendProblem error={acts.problem} />}
      {error !== undefined && proposals.length === 0 ? <BackendProblem error={error} /> : null}
      <PutRight {...{ tracking, now }} offers={[...found].reverse()} />
      {isReading ? <Section className={styles.waiting} /> : null}
      {state === 'asking' ? (
        <Suspense>
          <PartBoundary>
            <StillInterested {...{ code, acts, tracking }} />
          </PartBoundary>
        </Suspense>
      ) : null}
      <Suspense>
        <PartBoundary>
          <Invitations {...{ code, acts }} />
        </PartBoundary>
      </Suspense>
      {state === 'offered' && found.length > 0 ? (
        <Section id="now-choose" tabIndex={-1} className={stackStyles.apart}>
          <StopHeading id="part-tutor">
            {choice === 'ready' ? t('proposals.heading') : t(`proposals.headings.${choice}`)}
          </StopHeading>
          <Suspense fallback={<div className={styles.waiting} />}>
            <PartBoundary>
              <Proposals {...{ code, acts, offers: found, now }} />
            </PartBoundary>
          </Suspense>
        </Section>
      ) : null}
      {current === null ? null : (
        <Suspense fallback={<Section className={styles.waiting} />}>
          <PartBoundary>
            <Lessons {...{ code, acts, offer: current, state, now, atDoor }} />
          </PartBoundary>
        </Suspense>
      )}
      {/* What was taught stays: a family that left a tutor may still need it. */}
      {past.length === 0 ? null : (
        <Section tabIndex={-1} className={stackStyles.apart}>
          <StopHeading>{t('tutor.pastHeading')}</StopHeading>
          {past.map((offer) => (
            <Suspense key={offer.id}>
              <PartBoundary>
                <Lessons {...{ code, acts, offer, now }} state="ended" atDoor={null} />
              </PartBoundary>
            </Suspense>
          ))}
        </Section>
      )}
      {isLate ? null : duesCard}
      {taught.length === 0 ? null : (
        <Suspense>
          <PartBoundary>
            <OwnAccount code={code} offerIds={taughtIds} now={now} />
          </PartBoundary>
        </Suspense>
      )}
      {/* Includes former tutors, newest first. */}
      {taught.map((offer) => (
        <Suspense key={offer.id}>
          <PartBoundary>
            <AfterLessons {...{ code, acts, offer, now }} />
          </PartBoundary>
        </Suspense>
      ))}
      <PartBoundary>
        <WorryPart {...{ code, acts }} />
      </PartBoundary>
    </>
  );
}
