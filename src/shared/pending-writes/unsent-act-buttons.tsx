import { Button, Row } from 'design-system';
import { isWaitingWrite, type PendingWrite } from './pending-write';
import type { OwnPendingWrites } from './use-own-pending-writes';

interface UnsentActButtonsProps {
  act: PendingWrite;
  acts: Pick<OwnPendingWrites, 'tryNow' | 'forget'>;
  labels: Readonly<Record<'tryNow' | 'forget', string>>;
}

/** What can be done with an act that was not sent: try now while it waits, forget it once it was refused. */
export function UnsentActButtons({ act, acts: { tryNow, forget }, labels }: UnsentActButtonsProps) {
  return (
    <Row>
      {isWaitingWrite(act) ? (
        <Button variant="second" isSmall onClick={tryNow}>
          {labels.tryNow}
        </Button>
      ) : (
        <Button variant="text" isSmall onClick={() => void forget(act.id)}>
          {labels.forget}
        </Button>
      )}
    </Row>
  );
}
