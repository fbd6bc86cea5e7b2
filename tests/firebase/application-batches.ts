import { createChangeId } from '../../src/entities/change-log';
import {
  applicationLimits,
  paperKinds,
  tutorApplicationPath,
  writeApplicationMessage,
} from '../../src/entities/tutor-application';
import { maximumFileBytes, type Write } from '@/shared/backend';
import { subjects, weekSlots } from '@/shared/ghana';
import { documentsOf, type Documents } from '../policy/attempt';
import { asCodeHolder, world, type Letter } from '../policy/matrix-people';
import {
  transitionApplication,
  newApplicationCode,
  sampleApplication,
  sendApplication,
} from '../samples/applications';

export const stateOf = (documents: Documents, path: string, state: string): Documents => ({
  ...documents,
  [path]: { ...documents[path], state },
});

export const fullFiles = paperKinds.map((kind, n) => ({
  kind,
  id: `00000000-0000-4000-8000-00000000000${String(n)}`,
  name: 'a'.repeat(200),
  type: 'image/jpeg' as const,
  size: maximumFileBytes,
}));
export const application = newApplicationCode();
const answer = createChangeId();

/** Writes about an application, each of maximum size. */
export const applicationBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  [
    'an application with five papers',
    'G',
    world,
    sendApplication(application, fullFiles, {
      ...sampleApplication,
      subjects: [...subjects],
      hours: [...weekSlots],
    }),
  ],
  [
    'papers that were asked for',
    'G',
    stateOf(
      stateOf(
        { ...world, ...documentsOf(sendApplication(application, fullFiles)) },
        tutorApplicationPath(application),
        'papers',
      ),
      `tracking/${application}`,
      'papers',
    ),
    [
      ...transitionApplication(
        application,
        { from: 'papers', to: 'screening', event: 'papers.sent', by: asCodeHolder },
        answer,
      ),
      writeApplicationMessage(application, answer, {
        from: 'applicant',
        words: 'a'.repeat(applicationLimits.about),
        papers: paperKinds,
      }),
    ],
  ],
];
