import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  counsellingTopics,
  counsellingWays,
  type CounsellingTopic,
  type CounsellingWay,
} from '@/shared/choices';
import { routes } from '@/shared/routes';

/** What is chosen on the page of counsellors, as its address says. */
export interface BookingChoice {
  readonly topic: CounsellingTopic | '';
  readonly way: CounsellingWay;
  /** Account of the counsellor; empty for anyone. */
  readonly counsellor: string;
  /** Monday of the shown week; empty for the next one with free times. */
  readonly week: string;
  /** Start of the chosen slot; empty for none. */
  readonly start: string;
  /** Counsellor of the chosen slot. */
  readonly with: string;
}

const dayShape = /^20\d\d-\d\d-\d\d$/;
const startShape = /^20\d\d-\d\d-\d\dT\d\d:00Z$/;
const accountShape = /^[\w-]{1,128}$/;

const matching = (text: string | null, shape: RegExp): string =>
  text !== null && shape.test(text) && !Number.isNaN(Date.parse(text.slice(0, 10))) ? text : '';

/** Parses the query string. Ignores what cannot be. */
export function readChoice(params: URLSearchParams): BookingChoice {
  const account = (name: string) =>
    accountShape.test(params.get(name) ?? '') ? (params.get(name) ?? '') : '';
  const week = matching(params.get('week'), dayShape);
  return {
    topic: counsellingTopics.find((one) => one === params.get('topic')) ?? '',
    way: counsellingWays.find((one) => one === params.get('way')) ?? 'phone',
    counsellor: account('counsellor'),
    // Another day than a Monday would show two weeks by halves.
    week: week !== '' && new Date(week).getUTCDay() === 1 ? week : '',
    start: matching(params.get('start'), startShape),
    with: account('with'),
  };
}

/** What is chosen, from and to the address. */
export function useBookingAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [wanted, setWanted] = useState<URLSearchParams | null>(null);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setWanted(null);
  }
  // Optimistic: the router updates the address a moment later, and a control would flip back until then.
  const shown = wanted ?? params;
  return {
    choice: readChoice(shown),
    /** Address of the page with this choice. */
    address: `${routes.counsellors}?${shown.toString()}`,
    /** @param isReplaced replaces the history entry */
    choose: (changes: Partial<BookingChoice>, isReplaced = false) => {
      const next = new URLSearchParams(shown);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setWanted(next.toString() === address ? null : next);
      setParams(next, { replace: isReplaced, preventScrollReset: true });
    },
  };
}

export type BookingAddress = ReturnType<typeof useBookingAddress>;
