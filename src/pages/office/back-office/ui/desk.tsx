import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseReferenceCode } from '@/entities/reference-code';
import { useDuties } from '@/entities/session';
import { BulkRunProvider, LeaveQuestion } from '@/features/admin/bulk';
import { DemoLine } from '@/features/site/demo';
import { VerifyNotice } from '@/features/site/sign-in';
import { PageHead } from '@/shared/ui/page-head';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { monthShape, uuidShape } from '@/shared/fields';
import { deskQuery, namesList, readDeskPlace, startOf } from '@/shared/desk';
import type { DeskWays } from '@/shared/desk';
import { DeskBar, DeskRail } from './desk-rail';
import { ConcernNotes } from '@/features/admin/concerns';
import { isFromToday } from '@/features/admin/today';
import { mayOpen, startView } from '../model/view-duties';
import styles from './desk.module.css';
import { DutyNeeded } from './duty-needed';
import { DutyNotes } from './duty-notes';
import { OpenView } from './open-view';
import { useClosed } from './use-closed';

/** Lazy: background work that starts after the view has rendered. */
const SettleDesk = lazy(() =>
  import(/* webpackChunkName: "desk-settle" */ './settle-desk').then(({ SettleDesk: settle }) => ({
    default: settle,
  })),
);

/** Same chunk as the background work, which finds the unreadable records. */
const UnreadableNote = lazy(() =>
  import(/* webpackChunkName: "desk-settle" */ './settle-desk').then(({ UnreadableNote: note }) => ({
    default: note,
  })),
);

const StoppingNote = lazy(() =>
  import(/* webpackChunkName: "desk-settle" */ './settle-desk').then(({ StoppingNote: note }) => ({
    default: note,
  })),
);

const FollowingNote = lazy(() =>
  import(/* webpackChunkName: "desk-settle" */ './settle-desk').then(({ FollowingNote: note }) => ({
    default: note,
  })),
);

/** In the chunk of the background work, whose lists it counts. */
const WaitingSignals = lazy(() =>
  import(/* webpackChunkName: "desk-settle" */ './settle-desk').then(({ WaitingSignals: signals }) => ({
    default: signals,
  })),
);

/** Lazy: most days there is none. */
const ReportNotes = lazy(() =>
  import(/* webpackChunkName: "desk-reports" */ '@/features/jobs/report-desk').then(
    ({ ReportNotes: notes }) => ({ default: notes }),
  ),
);

/** Back office layout: navigation, one view, and the open record. */
export function Desk() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const location = useLocation();
  const { pathname, hash } = location;
  const navigate = useNavigate();
  const duties = useDuties();
  const isOffice = duties.includes('office');
  const [waiting, setWaiting] = useState(0);
  // The code of the open record is in the hash, as on the family's page, so that it never reaches a server
  // log. A homework question has a random id instead, and a closed month its name.
  const parsed = parseReferenceCode(hash.slice(1));
  const id = hash.slice(1);
  const openId = uuidShape.test(id) || monthShape.test(id) ? id : null;
  const openRef = 'code' in parsed ? parsed.code : openId;
  const place = readDeskPlace(params, startView(duties, openRef !== null || namesList(params)));
  const closed = useClosed(location.key, place.view, openRef);
  const opensToday = isFromToday(location.state);
  const ways: DeskWays = {
    place,
    openRef,
    closed,
    go: (change) =>
      void navigate(pathname + deskQuery({ ...place, ...change }), { replace: 'search' in change }),
    addressOf: (ref) => `${pathname}${deskQuery(place)}${ref === null ? '' : `#${ref}`}`,
    close: () => void navigate(pathname + deskQuery(opensToday ? startOf('today') : place)),
    isFromToday: opensToday,
  };

  const title = t('title', { view: t(`views.${place.view}`) });
  return (
    <>
      <PageHead
        title={waiting > 0 ? t('titleWaiting', { waiting, title }) : title}
        description={t('description')}
      />
      <DeskBar ways={ways} />
      <div className={styles.desk}>
        <DeskRail ways={ways} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <div className={styles.notice}>
            <DutyNotes />
            <PartBoundary>
              <ConcernNotes />
            </PartBoundary>
            <VerifyNotice />
            {isOffice ? (
              <Suspense>
                <PartBoundary>
                  <ReportNotes />
                </PartBoundary>
                <PartBoundary>
                  <StoppingNote />
                </PartBoundary>
                <PartBoundary>
                  <FollowingNote />
                </PartBoundary>
                <UnreadableNote />
              </Suspense>
            ) : null}
          </div>
          <BulkRunProvider>
            <LeaveQuestion />
            {mayOpen(place.view, duties) ? <OpenView ways={ways} /> : <DutyNeeded view={place.view} />}
          </BulkRunProvider>
          {isOffice ? (
            <Suspense>
              {/* Renders nothing, so an error shows nothing either. */}
              <PartBoundary frame={() => null}>
                <SettleDesk />
                <WaitingSignals onCount={setWaiting} />
              </PartBoundary>
            </Suspense>
          ) : null}
          <div className={styles.demo}>
            <DemoLine />
          </div>
        </main>
      </div>
    </>
  );
}
