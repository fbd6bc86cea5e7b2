import { Button, Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { lapsesAt, offerPath, offerStateAt, type Offer } from '@/entities/offer';
import { useAbsence } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { trialPayerOf } from '@/shared/lesson-price';
import { useOffice } from '@/shared/office-facts';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { chooseAmong, passTutor } from '../model/choose-writes';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import styles from './choosing.module.css';
import { TutorHead, useTutorName } from './tutor-head';

export interface ProposalsProps {
  code: string;
  acts: OwnPendingWrites;
  offers: readonly Offer[];
  now: Date;
}

const isAnswered = (state: string) => state === 'accepted' || state === 'amended';

/** Accepted offers as cards, pending offers with their deadline, and the number of the others. */
export function Proposals({ code, acts, offers, now }: ProposalsProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const trialPayer = trialPayerOf(useOffice());
  const stateOf = (offer: Offer) => offerStateAt(offer, now);
  const answered = offers.filter((offer) => isAnswered(stateOf(offer)));
  const open = offers.filter((offer) => stateOf(offer) === 'sent');
  const gone = offers.filter((offer) => ['declined', 'expired', 'withdrawn'].includes(stateOf(offer)));
  const isChosen = offers.some(({ state }) => state === 'chosen');
  // The request may be older than the offer in the cache. Until both show the choice, no other choice is
  // possible.
  const isChoosing =
    isChosen || answered.some(({ id, lastChange }) => acts.isChanging(offerPath(id), lastChange));
  return (
    <>
      {answered.length > 0 ? <p>{t('proposals.words', { count: answered.length })}</p> : null}
      {answered.length > 0 ? <p>{t(`proposals.trial.${trialPayer}`)}</p> : null}
      {answered.map((offer) => (
        <PartBoundary key={offer.id}>
          <ProposalCard
            {...{ code, acts, offer, now, isChoosing }}
            others={answered.filter(({ id }) => id !== offer.id)}
          />
        </PartBoundary>
      ))}
      {open.map((offer) => (
        <p key={offer.id}>{t('proposals.open', { time: date(new Date(lapsesAt(offer)), 'moment') })}</p>
      ))}
      {gone.length > 0 ? (
        <p className={textStyles.soft}>{t('proposals.gone', { count: gone.length })}</p>
      ) : null}
      {answered.length === 0 && open.length === 0 ? <p>{t('proposals.none')}</p> : null}
    </>
  );
}

interface CardProps extends Omit<ProposalsProps, 'offers'> {
  offer: Offer;
  others: readonly Offer[];
  isChoosing: boolean;
}

function ProposalCard({ code, acts, offer, others, now, isChoosing }: CardProps) {
  const { t } = useTranslation('family');
  const name = useTutorName(offer.tutorId);
  const absence = useAbsence(offer.tutorId);
  const choose = useOwnAction(acts, () => chooseAmong(code, offer, name, others));
  return (
    <article className={styles.card} aria-label={name}>
      <TutorHead offer={offer} now={now} />
      {absence === null ? null : <p role="status">{t(`proposals.${absence}`)}</p>}
      {isChoosing ? null : <p>{t('proposals.chooseWords', { name })}</p>}
      <Row>
        <Button
          disabled={isChoosing || absence !== null}
          isBusy={choose.isRunning}
          onClick={() => void choose.run(undefined)}
        >
          {t('proposals.choose', { name })}
        </Button>
      </Row>
      <ConfirmButton
        disabled={isChoosing}
        open={t('proposals.pass', { name })}
        heading={t('proposals.passHeading', { name })}
        words={t('proposals.passWords')}
        sendLabel={t('proposals.passSend')}
        leave={t('leave')}
        make={() => [passTutor(code, offer, name)]}
        send={acts.send}
      />
    </article>
  );
}
