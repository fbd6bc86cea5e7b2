import { useEffect } from 'react';
import { useActiveTutorsQuery, useTutorQuery } from '@/entities/tutor';
import { publicOwner, useKeptSince } from '@/shared/api';
import type { KnownTutors } from '../model/use-tutor-list';

export interface TutorReaderProps {
  isListWanted: boolean;
  /** Id of the wished tutor, or empty. */
  wished: string;
  onRead: (known: KnownTutors) => void;
}

/** Reads the list of tutors as the directory does, and the wished tutor. Renders nothing. */
export function TutorReader({ isListWanted, wished, onRead }: TutorReaderProps) {
  const list = useActiveTutorsQuery(null, { skip: !isListWanted });
  const one = useTutorQuery(wished, { skip: wished === '' });
  const since = useKeptSince(publicOwner, 'tutors');
  const tutors = list.currentData ?? null;
  const tutor = one.currentData ?? null;
  const hasFailed = list.isError;
  useEffect(() => {
    onRead({ list: tutors, wished: tutor, since, hasFailed });
  }, [onRead, tutors, tutor, since, hasFailed]);
  return null;
}
