import { useState } from 'react';
import type { Tutor } from '@/entities/tutor';
import { useDataSaver } from '@/shared/data-saver';

/** What the form knows of the tutors. */
export interface KnownTutors {
  /** All active tutors; null until the list is read. */
  readonly list: readonly Tutor[] | null;
  /** The wished tutor; null without one, and until the profile is read. */
  readonly wished: Tutor | null;
  /** When the list was given, if it comes from an earlier visit. */
  readonly since: string | null;
  readonly hasFailed: boolean;
}

const nothingKnown: KnownTutors = { list: null, wished: null, since: null, hasFailed: false };

/** The list could not be read. */
export const unreachedTutors: KnownTutors = { ...nothingKnown, hasFailed: true };

/** The tutors that a request is compared with. With the data saver on, the list waits for a press. */
export function useTutorList(schoolClass: string) {
  const { isOn } = useDataSaver();
  const [known, setKnown] = useState(nothingKnown);
  const [isAsked, setAsked] = useState(false);
  const mayRead = !isOn || isAsked;
  return {
    known,
    setKnown,
    /** Before the class is known there is nothing to compare. */
    isWanted: schoolClass !== '' && mayRead,
    mayRead,
    ask: () => setAsked(true),
  };
}
