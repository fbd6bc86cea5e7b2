import { Button } from 'design-system';
import { useState, type ReactNode } from 'react';
import { BackendProblem } from '@/shared/ui/form';
import { useLogContactShownMutation } from '../api/office-transitions-api';
import type { Staff } from '../model/change';
import styles from './logged-contact.module.css';

interface Props {
  /** Path of the record whose contact it is. */
  readonly record: string;
  readonly by: Staff;
  /** Words in the place of the contact. */
  readonly hidden: string;
  readonly show: string;
  /** Rendered, and so read, only once it is shown. */
  readonly children: ReactNode;
}

/**
 * Contact details at the desk: hidden until the access is written to the change log, and hidden again when
 * another record opens.
 */
export function LoggedContact(props: Props) {
  return <Gate key={props.record} {...props} />;
}

function Gate({ record, by, hidden, show, children }: Props) {
  const [isShown, setShown] = useState(false);
  const [log, { error, isLoading }] = useLogContactShownMutation();
  if (isShown) return children;
  const open = async () => {
    const result = await log({ path: record, by });
    setShown(result.error === undefined);
  };
  return (
    <div className={styles.hidden}>
      <p>{hidden}</p>
      <Button variant="second" isSmall disabled={isLoading} onClick={() => void open()}>
        {show}
      </Button>
      <BackendProblem error={error} />
    </div>
  );
}
