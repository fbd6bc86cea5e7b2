import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewAct } from '@/shared/pending-writes';
import { useFamilyAction, type FamilyActs } from '../../model/use-family-acts';
import styles from './family.module.css';

export interface ConfirmedButtonProps {
  disabled?: boolean | undefined;
  isSmall?: boolean | undefined;
  /** On the button that asks. */
  open: string;
  heading: string;
  /** What comes of it. */
  words: string;
  /** On the button that does it. */
  send: string;
  acts: FamilyActs;
  make: () => readonly NewAct[];
}

/** Something that cannot be taken back: one press asks, the second does it. */
export function ConfirmedButton({
  open,
  heading,
  words,
  send,
  acts,
  make,
  disabled,
  isSmall,
}: ConfirmedButtonProps) {
  const { t } = useTranslation('code');
  const [isOpen, setOpen] = useState(false);
  const action = useFamilyAction(acts, make);
  const confirm = async () => {
    if (await action.run(undefined)) setOpen(false);
  };
  // The same place for both: whoever opens or leaves the question by keyboard stays at it.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <Note tone="call" role="alert" className={styles.stack}>
          <h4 className={styles.title}>{heading}</h4>
          <p>{words}</p>
          <Row>
            <Button
              variant="stop"
              {...{ disabled, isSmall }}
              isBusy={action.isRunning}
              onClick={() => void confirm()}
            >
              {send}
            </Button>
            <Button variant="second" isSmall={isSmall} onClick={() => setOpen(false)}>
              {t('family.leave')}
            </Button>
          </Row>
        </Note>
      ) : (
        <Button variant="second" {...{ disabled, isSmall }} onClick={() => setOpen(true)}>
          {open}
        </Button>
      )}
    </div>
  );
}
