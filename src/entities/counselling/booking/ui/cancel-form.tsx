import { Button, Chip, Chips, FieldGroup, Note, Row, stackStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownCancelReasons, type OwnCancelReason } from '../model/own-cancel-reasons';

export interface CancelFormProps {
  /** What follows. */
  words: string;
  isBusy: boolean;
  onCancel: (reason: OwnCancelReason) => void;
}

/**
 * Cancels a talk for a reason that is chosen; nothing is typed. Needs the namespaces `appointment` and
 * `validation`.
 */
export function CancelForm({ words, isBusy, onCancel }: CancelFormProps) {
  const { t } = useTranslation(['appointment', 'validation']);
  const group = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<OwnCancelReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const cancel = () => {
    setMissing(reason === null);
    if (reason !== null) onCancel(reason);
  };
  // The same place for both: whoever opens or leaves it by keyboard stays at it.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <Note tone="call" className={stackStyles.near}>
          <h3>{t('cancel.heading')}</h3>
          <p>{words}</p>
          <FieldGroup
            legend={t('cancel.reason')}
            error={isMissing && reason === null ? t('validation:required') : undefined}
          >
            <Chips>
              {ownCancelReasons.map((one) => (
                <Chip
                  key={one}
                  type="radio"
                  name={group}
                  checked={reason === one}
                  onChange={() => setReason(one)}
                >
                  {t(`cancel.reasons.${one}`)}
                </Chip>
              ))}
            </Chips>
          </FieldGroup>
          <Row>
            <Button variant="stop" isBusy={isBusy} onClick={cancel}>
              {t('cancel.send')}
            </Button>
            <Button variant="second" onClick={() => setOpen(false)}>
              {t('cancel.keep')}
            </Button>
          </Row>
        </Note>
      ) : (
        <Button variant="second" isSmall onClick={() => setOpen(true)}>
          {t('cancel.open')}
        </Button>
      )}
    </div>
  );
}
