import { Button, Row } from 'design-system';
import { useState } from 'react';
import { ReasonForm, type ReasonFormProps } from './reason-form';

interface ReasonButtonProps<Reason extends string, Made> extends Omit<
  ReasonFormProps<Reason, Made>,
  'onDone' | 'onLeave'
> {
  /** On the button that opens the form. */
  open: string;
}

/** Button that opens a reason form in its place. */
export function ReasonButton<Reason extends string, Made>({
  open,
  ...form
}: ReasonButtonProps<Reason, Made>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // The same place for both: whoever opens or leaves the form by keyboard stays at it.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <ReasonForm {...form} onDone={close} onLeave={close} />
      ) : (
        <Row>
          <Button variant="second" isSmall onClick={() => setOpen(true)}>
            {open}
          </Button>
        </Row>
      )}
    </div>
  );
}
