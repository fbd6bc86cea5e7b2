import { useEffect } from 'react';

/** What a print style shows alone, as `data-prints` of the document: its style sheet hides the rest. */
export type Printed =
  | 'choices'
  | 'door-slip'
  | 'outcome'
  | 'paper'
  | 'practice-report'
  | 'proposal'
  | 'questions'
  | 'receipt'
  | 'statement';

/** Marks the document for the print styles, until the returned function is called. */
function mark(printed: Printed): () => void {
  const { dataset } = document.documentElement;
  dataset.prints = printed;
  return () => {
    delete dataset.prints;
  };
}

/**
 * While the component is shown, the page prints this alone. Style sheets stay loaded, so those of print match
 * nothing without the mark.
 */
export function usePrintedAlone(printed: Printed): void {
  useEffect(() => mark(printed), [printed]);
}

/** Prints this alone, once: the page itself prints otherwise. */
export function printAlone(printed: Printed): void {
  window.addEventListener('afterprint', mark(printed), { once: true });
  window.print();
}
