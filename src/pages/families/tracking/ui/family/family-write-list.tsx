import { Button, Note, Row, Section, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isOfSeries } from '@/features/tuition/lessons';
import { isWaitingWrite, type PendingWrite } from '@/shared/pending-writes';
import type { OwnPendingWrites } from '@/shared/pending-writes';

/** Pending and refused acts of this phone. Renders nothing without any. */
export function FamilyWriteList({ acts }: { acts: OwnPendingWrites }) {
  const { t } = useTranslation(['code', 'family']);
  const { forget, tryNow } = acts;
  // Several lessons planned at once are told of beside the lessons.
  const unsent = acts.unsent.filter((act) => !isOfSeries(act));
  if (unsent.length === 0) return null;
  return (
    <Section isTight>
      <Note tone="call" role="status" className={stackStyles.near}>
        {unsent.map((act) => (
          <PendingWriteWords key={act.id} act={act} onForget={() => void forget(act.id)} />
        ))}
        {unsent.some(isWaitingWrite) ? (
          <Row>
            <Button variant="second" isSmall onClick={tryNow}>
              {t('unsent.tryNow')}
            </Button>
          </Row>
        ) : null}
      </Note>
    </Section>
  );
}

function PendingWriteWords({ act, onForget }: { act: PendingWrite; onForget: () => void }) {
  const { t } = useTranslation(['code', 'family', 'validation']);
  const words = t as (key: string) => string;
  const what = words(`family:acts.events.${act.event.replace('.', '-')}`);
  const { words: typed } = act.shown;
  if (isWaitingWrite(act)) {
    return (
      <p>
        <b>{what}</b>: {t('family:acts.waiting')}
      </p>
    );
  }
  return (
    <div>
      <p>
        <b>{what}</b>:{' '}
        {act.problem === null
          ? t('family:acts.dropped')
          : `${t('family:acts.refused')} ${t(`validation:backend.${act.problem}`)}`}
      </p>
      {typeof typed === 'string' && typed !== '' ? <p>{t('family:acts.typed', { words: typed })}</p> : null}
      <Button variant="text" isSmall onClick={onForget}>
        {t('family:acts.forget')}
      </Button>
    </div>
  );
}
