import { dequal } from 'dequal/lite';
import { useEffect, useState, type RefObject } from 'react';
import { goToPlace } from '@/shared/lib/focus';

/** Parts of the page of a request, from top to bottom. */
const pageParts = ['now', 'tutor', 'lessons', 'details'] as const;

export type PagePart = (typeof pageParts)[number];

/** Id of the element where a part begins. */
const idOfPart = (part: PagePart): string => `part-${part}`;

interface PageParts {
  readonly there: readonly PagePart[];
  /** The part in the upper half of the screen. */
  readonly current: PagePart;
}

const isThere = (part: PagePart) => document.getElementById(idOfPart(part)) !== null;

/** Whether the part begins above the middle of the screen. */
const isReached = (part: PagePart) =>
  (document.getElementById(idOfPart(part))?.getBoundingClientRect().top ?? Infinity) < innerHeight / 2;

function readParts(): PageParts {
  const there = pageParts.filter(isThere);
  return { there, current: [...there].reverse().find(isReached) ?? 'now' };
}

/** Which parts the page has, and which one is on the screen. Parts come and go with what was read. */
export function usePageParts(page: RefObject<HTMLElement | null>): PageParts {
  const [parts, setParts] = useState<PageParts>({ there: [], current: 'now' });
  useEffect(() => {
    const read = () => {
      const found = readParts();
      setParts((known) => (dequal(known, found) ? known : found));
    };
    const observer = new MutationObserver(read);
    if (page.current) observer.observe(page.current, { childList: true, subtree: true });
    const listening = new AbortController();
    addEventListener('scroll', read, { passive: true, signal: listening.signal });
    read();
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [page]);
  return parts;
}

/** Scrolls to a part and moves the focus there. */
export const goToPart = (part: PagePart): void => goToPlace(idOfPart(part));
