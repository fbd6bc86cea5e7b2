import { lazy } from 'react';
import { OptionalDataScope } from '@/shared/api';
import { subjects } from '@/shared/ghana';

const WaitingFigure = lazy(async () => {
  try {
    return {
      default: (await import(/* webpackChunkName: "part-waiting" */ './waiting-figure')).WaitingFigure,
    };
  } catch {
    // Chunk failed to load: continue without the figure.
    return { default: Unknown };
  }
});

const Unknown = () => null;

export interface WaitingTimeProps {
  subject: string;
  /** Puts the figure into a note with a heading. */
  isNote?: boolean;
}

/**
 * Waiting time for the priority subject. Never blocks the form: renders nothing while loading, offline, and
 * without a figure.
 */
export function WaitingTime({ subject, isNote = false }: WaitingTimeProps) {
  const known = subjects.find((one) => one === subject);
  return (
    <OptionalDataScope isWanted={known !== undefined} fallback={null}>
      {known === undefined ? null : <WaitingFigure subject={known} isNote={isNote} />}
    </OptionalDataScope>
  );
}
