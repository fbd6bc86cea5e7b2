import { Button, Note, Row, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Offer } from '@/entities/offer';
import { passTrial } from '../model/request-writes';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { goToPlace } from '@/shared/lib/focus';
import { PartForm } from './part-form';
import { useTutorName } from './tutor-head';

interface VerdictProps {
  code: string;
  acts: OwnPendingWrites;
  offer: Offer;
  /** State of the request. */
  state: string;
}

/** Asks after the trial whether to continue with this tutor. */
export function Verdict({ code, acts, offer, state }: VerdictProps) {
  const { t } = useTranslation('family');
  const name = useTutorName(offer.tutorId);
  const isUnderWay = acts.isDoing('trial.passed', state);
  const pass = useOwnAction(acts, () => [passTrial(code, offer)]);
  // The card on top says that the lessons go on, and leads to their plan.
  const press = async () => {
    if (await pass.run(undefined)) goToPlace('part-now');
  };
  return (
    <Note id="now-verdict" tabIndex={-1} tone="call" className={stackStyles.near}>
      <h3>{t('verdict.heading', { name })}</h3>
      <p>{t('verdict.words')}</p>
      <Row>
        <Button disabled={isUnderWay} isBusy={pass.isRunning} onClick={() => void press()}>
          {t('verdict.yes', { name })}
        </Button>
      </Row>
      <PartForm {...{ code, acts, state, offer }} event="trial.failed" />
    </Note>
  );
}
