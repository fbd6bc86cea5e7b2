import { applicationEvidence, tutorEvidence } from '../../src/entities/vetting/evidence';
import type { Emptied } from './removal-consultation';

/** Checks of an application at this path and of its tutor: their words go, what they found stays. */
export const checksEmptied = (application: string): readonly Emptied<'application' | 'tutor'>[] => [
  {
    what: 'checks of an application',
    of: ['application'],
    path: `${applicationEvidence(application)}/check-1`,
    changes: { words: '' },
    other: { outcome: 'failed' },
  },
  {
    what: 'checks of a tutor',
    of: ['tutor'],
    path: `${tutorEvidence('demo-tutor')}/check-2`,
    changes: { words: '' },
    other: { outcome: 'failed' },
  },
];
