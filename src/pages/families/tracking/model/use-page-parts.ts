import { dequal } from 'dequal/lite';
import { useEffect, useState, type RefObject } from 'react';
import type { TrackingTopic } from '@/entities/tracking';
import { goToPlace } from '@/shared/lib/focus';

export type PagePart = 'now' | 'lessons' | 'tutor' | 'steps' | 'details';

/** Parts of the page of a request for a tutor, from top to bottom. */
const requestParts: readonly PagePart[] = ['now', 'lessons', 'tutor', 'details'];

/** Parts of the page of every other record, from top to bottom. */
const recordParts: readonly PagePart[] = ['now', 'steps', 'details'];

/** Parts of the page of a record, from top to bottom. */
export const partsOf = (kind: TrackingTopic['kind']): readonly PagePart[] =>
  kind === 'tuition' ? requestParts : recordParts;

/** Id of the element where a part begins. */
const idOfPart = (part: PagePart): string => `part-${part}`;

interface PageParts {
  readonly there: readonly PagePart[];
  /** The part at the top of the screen. */
  readonly current: PagePart;
  /** The part that contains the given place; null where the page does not have it. */
  readonly ofPlace: PagePart | null;
}

const isThere = (part: PagePart) => document.getElementById(idOfPart(part)) !== null;

/** Whether the page cannot be scrolled further down; browsers round by a px. */
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

/**
 * Whether the part begins in the upper quarter of the screen, or above it: the first part can be short.
 * At the end of the page the upper half counts, since the last part may not come higher.
 */
const isReached = (part: PagePart) =>
  (document.getElementById(idOfPart(part))?.getBoundingClientRect().top ?? Infinity) <
  innerHeight / (isAtEnd() ? 2 : 4);

/** Whether the part begins at or before an element of the page. */
const isBefore = (part: PagePart, element: Element) => {
  const start = document.getElementById(idOfPart(part));
  return (
    start !== null &&
    (start === element || (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  );
};

function readParts(parts: readonly PagePart[], place: string | null): PageParts {
  const there = parts.filter(isThere);
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
 * @param parts all that the page may have, always the same array
 * @param place id of an element, whose part is asked for
 */
export function usePageParts(
  page: RefObject<HTMLElement | null>,
  parts: readonly PagePart[],
  place: string | null,
): PageParts {
  const [known, setKnown] = useState<PageParts>({ there: [], current: 'now', ofPlace: null });
  useEffect(() => {
    const read = () => {
      const found = readParts(parts, place);
      setKnown((before) => (dequal(before, found) ? before : found));
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
  }, [page, parts, place]);
  return known;
}

/** Scrolls to a part and moves the focus there. */
export const goToPart = (part: PagePart): void => goToPlace(idOfPart(part));
