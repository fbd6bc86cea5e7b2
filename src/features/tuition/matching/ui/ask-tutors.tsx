import { clsx } from 'clsx/lite';
import { Button, InlineButton, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useStaff } from '@/entities/session';
import type { TuitionRequest } from '@/entities/tuition-request';
import { maximumPrice } from '@/entities/tutor';
import { optionalCedis } from '@/shared/fields';
import { BackendProblem } from '@/shared/ui/form';
import { useMakeOffersMutation } from '../api/match-api';
import type { TutorMatch } from '../model/rank-tutors';
import { BulkNote } from '@/shared/desk';
import { MatchRow } from './match-row';
import styles from './match-part.module.css';

/** Tutors shown initially, and the maximum to ask at once. More would promise one family to too many. */
const shownFirst = 5;
const askedAtMost = 3;

const priceSchema = optionalCedis(maximumPrice / 100);

export interface AskTutorsProps {
  request: TuitionRequest;
  matches: readonly TutorMatch[];
  onAsked: () => void;
}

/** Selects tutors, sets a price for each, and makes the offers. */
export function AskTutors({ request, matches, onAsked }: AskTutorsProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const [makeOffers, { data: outcome, error, isLoading }] = useMakeOffersMutation();
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const [isWhole, setWhole] = useState(false);
  if (matches.length === 0) return <p>{t('match.nobody')}</p>;

  const asked = matches.filter(({ tutor }) => prices[tutor.id] !== undefined);
  const tutors = asked.flatMap(({ tutor }) => {
    const price = v.safeParse(priceSchema, prices[tutor.id]);
    return price.success && price.output > 0 ? [{ tutorId: tutor.id, price: price.output }] : [];
  });
  const canOffer = ['reviewing', 'asking', 'offered'].includes(request.state);
  const shown = isWhole ? matches : matches.slice(0, shownFirst);

  const tick = (id: string, price: string | null) => {
    const { [id]: _old, ...others } = prices;
    setPrices(price === null ? others : { ...others, [id]: price });
  };
  const send = async () => {
    const result = await makeOffers({ request, tutors, groupSize: 1, by: staff });
    if (result.error !== undefined) return;
    if (result.data && result.data.refused.length > 0) setPrices({});
    else onAsked();
  };
  const nameOf = (id: string) => matches.find(({ tutor }) => tutor.id === id)?.tutor.name ?? id;

  return (
    <>
      <ol className={styles.matches}>
        {shown.map((match) => (
          <MatchRow
            key={match.tutor.id}
            match={match}
            price={prices[match.tutor.id] ?? null}
            isFull={asked.length >= askedAtMost}
            canOffer={canOffer}
            onChange={(price) => tick(match.tutor.id, price)}
          />
        ))}
      </ol>
      {matches.length > shown.length ? (
        <p>
          <InlineButton onClick={() => setWhole(true)}>
            {t('match.showAll', { count: matches.length })}
          </InlineButton>
        </p>
      ) : null}
      {canOffer ? (
        <Button
          isWide
          disabled={isLoading || tutors.length === 0 || tutors.length < asked.length}
          onClick={() => void send()}
        >
          {t('match.offer', { count: asked.length })}
        </Button>
      ) : (
        <p className={textStyles.soft}>{t('match.reviewFirst')}</p>
      )}
      {canOffer ? <p className={clsx(textStyles.soft, styles.after)}>{t('match.offerWords')}</p> : null}
      {outcome && outcome.refused.length > 0 ? <BulkNote outcome={outcome} nameOf={nameOf} /> : null}
      <BackendProblem error={error} />
    </>
  );
}
