import { useEffect } from 'react';

/** What a print style shows alone, as `data-prints` of the document: its style sheet hides the rest. */
export type Printed =
  'choices' | 'door-slip' | 'outcome' | 'paper' | 'practice-report' | 'proposal' | 'questions';

/**
 * While the component is shown, the page prints this alone. Style sheets stay loaded, so those of print match
 * nothing without the mark.
 */
export function usePrintedAlone(printed: Printed): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.prints = printed;
    return () => {
      delete dataset.prints;
    };
  }, [printed]);
}

/** Prints this alone, once: the page itself prints otherwise. */
export function printAlone(printed: Printed): void {
  const { dataset } = document.documentElement;
  dataset.prints = printed;
  const done = () => {
    delete dataset.prints;
  };
  window.addEventListener('afterprint', done, { once: true });
  window.print();
}
