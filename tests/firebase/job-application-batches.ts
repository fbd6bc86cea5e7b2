import {
  codeHolder,
  createChangeId,
  logTrackedTransition,
  type ChangedBy,
} from '../../src/entities/change-log';
import { jobApplicationPath } from '../../src/entities/jobs/job-application';
import { maximumFileBytes, type Write } from '@/shared/backend';
import { limits } from '@/shared/fields';
import { subjects } from '@/shared/ghana';
import { documentsOf, type Documents } from '../policy/attempt';
import type { Letter } from '../policy/matrix-people';
import {
  applyFor,
  newJobApplicationCode,
  newPostCode,
  postWith,
  sampleCv,
  sampleJobApplication,
} from '../samples/jobs';

type Batch = readonly [string, Letter, Documents, readonly Write[]];

const post = newPostCode();
const [first, second] = [newJobApplicationCode(), newJobApplicationCode()];

/** Every field as long as it may be. */
const longest = {
  sent: {
    ...sampleJobApplication,
    town: 'a'.repeat(limits.shortText),
    qualification: 'a'.repeat(limits.shortText),
    subjects: [...subjects],
    cover: 'a'.repeat(limits.longText),
  },
  cv: { ...sampleCv, name: 'a'.repeat(200), size: maximumFileBytes },
};

const move = (from: string, to: string, event: string, by: ChangedBy, changes = {}): readonly Write[] =>
  logTrackedTransition({
    id: createChangeId(),
    ref: first,
    by,
    record: jobApplicationPath(first),
    event,
    from,
    to,
    changes,
  });

/** Writes about applications for posts, each of maximum size. */
export function jobApplicationBatches(world: Documents, by: ChangedBy): readonly Batch[] {
  const open = { ...world, ...postWith(post) };
  const applied = { ...open, ...documentsOf(applyFor(post, first, longest)) };
  return [
    ['an application for a post', 'G', open, applyFor(post, first, longest)],
    [
      'an application in the place of another',
      'G',
      applied,
      [
        ...move('submitted', 'withdrawn', 'application.withdrawn', codeHolder),
        ...applyFor(post, second, longest),
      ],
    ],
    [
      'an applicant who is declined',
      'A',
      applied,
      move('submitted', 'declined', 'applicant.declined', by, {
        decision: { reason: 'others-fit-better', words: 'a'.repeat(limits.longText) },
      }),
    ],
  ];
}
