import { Button } from 'design-system';
import type { ReactNode } from 'react';

interface MoreButtonProps {
  isOpen: boolean;
  /** Id of the heading of the record. */
  headingId: string;
  onToggle: () => void;
  children: ReactNode;
}

/** Opens and closes what else there is of a record in a list. */
export function MoreButton({ isOpen, headingId, onToggle, children }: MoreButtonProps) {
  return (
    <Button isSmall variant="second" aria-expanded={isOpen} aria-describedby={headingId} onClick={onToggle}>
      {children}
    </Button>
  );
}
