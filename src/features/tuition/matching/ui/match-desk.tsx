import { Skeleton } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TuitionRequest } from '@/entities/tuition-request';
import { BackendProblem } from '@/shared/ui/form';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { MatchPart } from './match-part';
import { OffersPart } from './offers-part';
import { useRequestOffers } from './use-request-offers';

/** States in which the office looks for a tutor. */
const searching: readonly string[] = ['submitted', 'reviewing', 'asking', 'offered'];

interface MatchDeskProps {
  request: TuitionRequest;
  /** Content above the offers: whether the family is still interested. */
  children: ReactNode;
}

/** The family's interest, the offers of its request, and tutors to ask. */
export function MatchDesk({ request, children }: MatchDeskProps) {
  const { t } = useTranslation('shell');
  const { offers: ofRequest, error } = useRequestOffers(request.ref);
  if (ofRequest === null)
    return error === undefined ? (
      <Skeleton label={t('loading')} lines={4} />
    ) : (
      <BackendProblem error={error} />
    );
  return (
    <>
      {children}
      <PartBoundary>
        <OffersPart request={request} offers={ofRequest} />
      </PartBoundary>
      {searching.includes(request.state) ? (
        <PartBoundary>
          <MatchPart request={request} ofRequest={ofRequest} />
        </PartBoundary>
      ) : null}
    </>
  );
}
