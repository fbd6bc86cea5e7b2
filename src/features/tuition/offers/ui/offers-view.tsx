import { Line, LineItem, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { offerStateAt, type OfferState } from '@/entities/offer';
import { useFormats } from '@/shared/i18n';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { TextLink } from '@/shared/ui/links';
import type { OffersArea } from '../model/offers-area';
import { useOpenOffers } from '../model/use-open-offers';
import { useLearnerWords } from '@/entities/offer';
import { OfferCard } from './offer-card';
import styles from './offer-card.module.css';

const answered: readonly OfferState[] = ['accepted', 'amended'];

/** Heading of offers that keep their place while the view is open, also once they are answered. */
function headingOf(states: readonly OfferState[]): 'open' | 'answered' | 'closed' {
  if (states.includes('sent')) return 'open';
  return states.some((state) => answered.includes(state)) ? 'answered' : 'closed';
}

/** Offers grouped by who must act: the tutor, the family, nobody. That none waits is said above. */
export function OffersView({ area, toLearners }: { area: OffersArea; toLearners: string }) {
  const { t } = useTranslation('tutor-area');
  const stateOf = ({ item }: OffersArea['offers'][number]) => offerStateAt(item, area.now);
  const open = useOpenOffers(area);
  const waiting = area.offers.filter((shown) => answered.includes(stateOf(shown)) && !open.includes(shown));
  const chosen = area.offers.filter((shown) => stateOf(shown) === 'chosen');
  const known = new Set([...open, ...waiting, ...chosen]);
  const closed = area.offers.filter((shown) => !known.has(shown));
  return (
    <>
      {open.length > 0 ? (
        <Section ground="surface" className={styles.open}>
          <StopHeading>{t(`offers.${headingOf(open.map(stateOf))}`)}</StopHeading>
          <Cards shown={open} area={area} />
        </Section>
      ) : null}
      {waiting.length > 0 ? (
        <Section>
          <StopHeading>{t('offers.answered')}</StopHeading>
          <p className={textStyles.intro}>{t('offers.answeredWords')}</p>
          <Cards shown={waiting} area={area} />
        </Section>
      ) : null}
      {chosen.length > 0 ? (
        <Section ground="surface">
          <StopHeading>{t('offers.chosen')}</StopHeading>
          <p className={textStyles.intro}>
            {t('offers.chosenWords')} <TextLink to={toLearners}>{t('offers.toLearners')}</TextLink>
          </p>
          <OfferLines shown={chosen} area={area} />
        </Section>
      ) : null}
      {closed.length > 0 ? (
        <Section>
          <StopHeading>{t('offers.closed')}</StopHeading>
          <OfferLines shown={closed} area={area} />
        </Section>
      ) : null}
    </>
  );
}

function Cards({ shown, area }: { shown: OffersArea['offers']; area: OffersArea }) {
  return (
    <div className={styles.cards}>
      {shown.map((one) => (
        <PartBoundary key={one.item.id}>
          <OfferCard shown={one} area={area} />
        </PartBoundary>
      ))}
    </div>
  );
}

function OfferLines({ shown, area }: { shown: OffersArea['offers']; area: OffersArea }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useLearnerWords();
  return (
    <Line>
      {shown.map(({ item }) => {
        const state = offerStateAt(item, area.now);
        return (
          <LineItem key={item.id} state={state === 'chosen' ? 'done' : 'lapsed'}>
            <b>{words.learner(item.learner)}</b>
            {t(`offers.states.${state}`)} ·{' '}
            <span className={textStyles.unbroken}>{date(item.movedAt, 'day')}</span>
          </LineItem>
        );
      })}
    </Line>
  );
}
