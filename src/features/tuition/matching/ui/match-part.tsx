import { Disclosure, Skeleton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '@/entities/offer';
import type { TuitionRequest } from '@/entities/tuition-request';
import { useAllTutorsQuery } from '@/entities/tutor';
import { nextStep } from '@/shared/desk';
import { goToPlace } from '@/shared/lib/focus';
import { BackendProblem } from '@/shared/ui/form';
import { AskTutors } from './ask-tutors';
import { ExcludedTutors } from './excluded-tutors';
import { MatchWeights } from './match-weights';
import styles from './match-part.module.css';
import { offersHeadingId } from './offers-heading';
import { PublishedFigures } from './published-figures';
import { useRankedTutors } from './use-ranked-tutors';
import { useKnownOffers } from './use-request-offers';

export interface MatchPartProps {
  request: TuitionRequest;
  /** Its offers in any state. */
  ofRequest: readonly Offer[];
}

/** Matching tutors, best first, with reasons; below them the excluded tutors, with reasons. */
export function MatchPart({ request, ofRequest }: MatchPartProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const tutors = useAllTutorsQuery(null);
  const all = useKnownOffers();
  const offers = { all: all ?? [], ofRequest };
  const { ranked, error: problem } = useRankedTutors(
    all && request,
    [request.school ?? ''],
    tutors.data,
    offers,
  );
  const error = tutors.error ?? problem;
  // Clear the selection after offers were made.
  const [round, setRound] = useState(0);
  return (
    <section aria-labelledby="match-heading">
      <h3 id="match-heading" {...nextStep}>
        {t('match.heading')}
      </h3>
      <PublishedFigures request={request} />
      <BackendProblem error={error} />
      {ranked === null && !error ? <Skeleton label={t('shell:loading')} lines={4} /> : null}
      {ranked ? (
        <>
          <AskTutors
            key={round}
            request={request}
            matches={ranked.matches}
            onAsked={() => {
              setRound(round + 1);
              goToPlace(offersHeadingId);
            }}
          />
          {ranked.excluded.length > 0 ? (
            <Disclosure
              className={styles.folded}
              summary={t('match.excluded', { count: ranked.excluded.length })}
            >
              <ExcludedTutors excluded={ranked.excluded} />
            </Disclosure>
          ) : null}
          <Disclosure className={styles.folded} summary={t('match.weightsHeading')}>
            <MatchWeights />
          </Disclosure>
        </>
      ) : null}
    </section>
  );
}
