import { Dialog } from 'design-system';
import { Fragment, useId, type ReactNode } from 'react';
import type { PersonRow } from '../model/person-row';

export interface PersonDialogProps {
  /** Null while nobody is selected. */
  person: PersonRow | null;
  onClose: () => void;
}

/** A dialog about one person. What it holds begins anew with another person. */
export function PersonDialog({
  person,
  onClose,
  children,
}: PersonDialogProps & {
  /** @param titleId id of the heading that names the dialog */
  children: (person: PersonRow, titleId: string) => ReactNode;
}) {
  const titleId = useId();
  return (
    <Dialog isOpen={person !== null} onClose={onClose} aria-labelledby={titleId}>
      {person ? <Fragment key={person.id}>{children(person, titleId)}</Fragment> : null}
    </Dialog>
  );
}
