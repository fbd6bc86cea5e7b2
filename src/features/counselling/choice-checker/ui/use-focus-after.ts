import { useEffect, useState } from 'react';

/** Moves the focus, after the next render, to the element with this `data-focus`. */
export function useFocusAfter(): (name: string) => void {
  const [wanted, setWanted] = useState<{ readonly name: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const find = (name: string) => document.querySelector<HTMLElement>(`[data-focus="${name}"]`);
    // A button at the end of the list is off: the head of the choice takes its place.
    const target = find(wanted.name) ?? find(wanted.name.replace(/-\w+$/, '-head'));
    target?.focus();
  }, [wanted]);
  return (name) => setWanted({ name });
}
