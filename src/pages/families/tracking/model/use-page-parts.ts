import { dequal } from 'dequal/lite';
import { useEffect, useState, type RefObject } from 'react';
import { goToPlace } from '@/shared/lib/focus';

/** Parts of the page of a request, from top to bottom. */
export const pageParts = ['now', 'lessons', 'tutor', 'details'] as const;

export type PagePart = (typeof pageParts)[number];

/** Id of the element where a part begins. */
const idOfPart = (part: PagePart): string => `part-${part}`;

interface PageParts {
  readonly there: readonly PagePart[];
  /** The part in the upper half of the screen. */
  readonly current: PagePart;
  /** The part that contains the given place; null where the page does not have it. */
  readonly ofPlace: PagePart | null;
}

const isThere = (part: PagePart) => document.getElementById(idOfPart(part)) !== null;

/** Whether the part begins above the middle of the screen. */
const isReached = (part: PagePart) =>
  (document.getElementById(idOfPart(part))?.getBoundingClientRect().top ?? Infinity) < innerHeight / 2;

/** Whether the part begins at or before an element of the page. */
const isBefore = (part: PagePart, element: Element) => {
  const start = document.getElementById(idOfPart(part));
  return (
    start !== null &&
    (start === element || (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  );
};

function readParts(place: string | null): PageParts {
  const there = pageParts.filter(isThere);
  const last = [...there].reverse();
  const element = place === null ? null : document.getElementById(place);
  return {
    there,
    current: last.find(isReached) ?? 'now',
    ofPlace: element === null ? null : (last.find((part) => isBefore(part, element)) ?? null),
  };
}

/**
 * Which parts the page has, and which one is on the screen. Parts come and go with what was read.
 * @param place id of an element, whose part is asked for
 */
export function usePageParts(page: RefObject<HTMLElement | null>, place: string | null): PageParts {
  const [parts, setParts] = useState<PageParts>({ there: [], current: 'now', ofPlace: null });
  useEffect(() => {
    const read = () => {
      const found = readParts(place);
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
  }, [page, place]);
  return parts;
}

/** Scrolls to a part and moves the focus there. */
export const goToPart = (part: PagePart): void => goToPlace(idOfPart(part));
