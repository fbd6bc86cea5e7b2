import { createChangeId, logTrackedTransition, type Staff } from '../../src/entities/change-log';
import { jobApplicationPath } from '../../src/entities/jobs/job-application';
import type { Write } from '@/shared/backend';
import { applyFor } from '../samples/jobs';
import { add, check, code, dayAgo, draft, movesOfJob } from '../samples/posts';
import { office } from '../samples/records';
import { cv, fileBytes, mark, teacherEmail } from './person-texts';

/** A post that takes applications. */
export const publishedPost = (): readonly (readonly Write[])[] => [
  add(office),
  check(office),
  draft(office),
  movesOfJob.publish(office, dayAgo(0)),
];

/** The person applies for the post. */
export const appliedForPost = (ref: string): readonly (readonly Write[])[] => [
  applyFor(code, ref, {
    sent: {
      name: `${mark} Teacher`,
      phone: '+233209990002',
      email: teacherEmail,
      town: `${mark} Town`,
      qualification: `B.Ed. of ${mark}`,
      cover: `${mark} has taught for six years`,
      firstName: `${mark} Head`,
      secondName: `${mark} Colleague`,
    },
    cv: { ...cv, size: fileBytes.byteLength },
  }),
];

/** The office declines, in words about the person. */
export const declinedForPost = (ref: string, by: Staff): readonly (readonly Write[])[] => [
  logTrackedTransition({
    id: createChangeId(),
    by,
    ref,
    record: jobApplicationPath(ref),
    event: 'applicant.declined',
    from: 'submitted',
    to: 'declined',
    changes: { decision: { reason: 'qualification', words: `${mark} has no degree` } },
  }),
];
