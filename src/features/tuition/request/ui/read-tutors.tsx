import { lazy, useEffect } from 'react';
import { OptionalDataScope } from '@/shared/api';
import { loadOrFallback } from '@/shared/lib/hydration';
import type { RequestWizard } from '../model/use-request-wizard';
import { unreachedTutors } from '../model/use-tutor-list';
import type { TutorReaderProps } from './tutor-reader';

const importReader = async () =>
  (await import(/* webpackChunkName: "part-fits" */ './tutor-reader')).TutorReader;

/** The code did not load: the form says that it cannot look. */
function Unreached({ onRead }: TutorReaderProps) {
  useEffect(() => onRead(unreachedTutors), [onRead]);
  return null;
}

// Lazy: not needed before the class is chosen.
const TutorReader = lazy(async () => {
  try {
    return { default: await loadOrFallback(importReader, Unreached) };
  } catch {
    // The form can do without.
    return { default: Unreached };
  }
});

/** Brings the tutors into the form, once they are wanted. Never blocks it, and shows nothing. */
export function ReadTutors({ wizard: { values, tutors } }: { wizard: RequestWizard }) {
  const { wishedTutor } = values;
  return (
    <OptionalDataScope isWanted={tutors.isWanted || wishedTutor !== ''} fallback={null}>
      <TutorReader isListWanted={tutors.isWanted} wished={wishedTutor} onRead={tutors.setKnown} />
    </OptionalDataScope>
  );
}
