import { Button } from 'design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NeighbourGroup } from '@/entities/neighbour-group';
import type { Offer } from '@/entities/offer';
import { useStaff } from '@/entities/session';
import type { TuitionRequest } from '@/entities/tuition-request';
import type { Tutor } from '@/entities/tutor';
import type { BulkOutcome } from '@/shared/backend';
import { BackendProblem } from '@/shared/ui/form';
import { useMakeOffersMutation } from '../api/match-api';
import { shortCode } from '@/shared/desk';
import { wantedByGroup } from '../model/wanted-by-group';
import { BulkNote } from '@/shared/desk';
import { GroupRequests } from './group-requests';
import { deskStyles } from '@/shared/desk';
import { useRankedTutors } from './use-ranked-tutors';
import { useKnownOffers } from './use-request-offers';

const none: readonly Offer[] = [];

/** Number of tutors shown for a group. */
const shown = 3;

interface GroupOfferProps {
  group: NeighbourGroup;
  requests: readonly TuitionRequest[];
  tutors: readonly Tutor[];
}

/** Tutors who match all families of a group. One press offers all lessons to the same tutor. */
export function GroupOffer({ group, requests, tutors }: GroupOfferProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const offers = useKnownOffers();
  const [makeOffers, { error, isLoading }] = useMakeOffersMutation();
  const { hours, pricePerChild, priceAlone, size } = group;
  const wanted = useMemo(
    () => wantedByGroup(requests, { hours, pricePerChild, priceAlone }),
    [requests, hours, pricePerChild, priceAlone],
  );
  const schools = requests.map(({ school = '' }) => school);
  const { ranked, error: problem } = useRankedTutors(offers && wanted, schools, tutors, {
    all: offers ?? none,
    ofRequest: none,
  });
  const matches = ranked?.matches ?? [];
  const waiting = requests.filter(({ state }) => state === 'reviewing' || state === 'asking');

  const [outcome, setOutcome] = useState<BulkOutcome>();
  const offer = async (tutorId: string) => {
    const refused: BulkOutcome['refused'][number][] = [];
    const done: string[] = [];
    for (const request of waiting) {
      const asked = { request, tutors: [{ tutorId, price: pricePerChild }], groupSize: size, by: staff };
      const { data, error: failure } = await makeOffers(asked);
      // The next families would get the same error.
      if (failure !== undefined) break;
      if (data?.done.length) done.push(request.ref);
      refused.push(...(data?.refused ?? []).map((line) => ({ ...line, key: request.ref })));
    }
    setOutcome({ done, refused });
  };

  if (requests.some(({ state }) => state === 'submitted'))
    return <GroupRequests requests={requests} lead={t('groups.reviewFirst')} />;
  if (waiting.length === 0) {
    const areOut = requests.some(({ state }) => state === 'offered');
    return <GroupRequests requests={requests} lead={t(areOut ? 'groups.offersOut' : 'groups.goesOn')} />;
  }
  if (problem !== undefined) return <BackendProblem error={problem} />;
  if (ranked === null) return null;
  if (matches.length === 0) return <p>{t('groups.noTutor')}</p>;
  return (
    <>
      <ul className={deskStyles.groups}>
        {matches.slice(0, shown).map(({ tutor, score }) => (
          <li key={tutor.id} className={deskStyles.tutor}>
            <span>
              <b>{tutor.name}</b> {t('match.score', { score: Math.round(score) })}
            </span>
            <Button variant="second" isSmall disabled={isLoading} onClick={() => void offer(tutor.id)}>
              {t('groups.offer', { name: tutor.name })}
            </Button>
          </li>
        ))}
      </ul>
      {outcome && outcome.refused.length > 0 ? <BulkNote outcome={outcome} nameOf={shortCode} /> : null}
      <BackendProblem error={error} />
    </>
  );
}
