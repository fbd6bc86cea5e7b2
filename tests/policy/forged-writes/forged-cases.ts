import { dequal } from 'dequal/lite';
import { describe, expect, it } from 'vitest';
import { certificateLifecycle } from '../../../src/entities/certificate';
import type { ChangedBy } from '../../../src/entities/change-log';
import { articleLifecycle } from '../../../src/entities/content/article';
import { albumLifecycle } from '../../../src/entities/content/album';
import { faqLifecycle } from '../../../src/entities/content/faq';
import { wordingLifecycle } from '../../../src/entities/content/wording';
import { bookingLifecycle } from '../../../src/entities/counselling/booking';
import { enquiryLifecycle } from '../../../src/entities/enquiry';
import { homeworkQuestionLifecycle } from '../../../src/entities/homework/question';
import { solvedQuestionLifecycle } from '../../../src/entities/homework/solved-question';
import { jobLifecycle } from '../../../src/entities/jobs/job';
import { lessonLifecycle } from '../../../src/entities/lesson';
import { groupLifecycle, invitationLifecycle } from '../../../src/entities/neighbour-group';
import { offerLifecycle } from '../../../src/entities/offer';
import { reviewLifecycle } from '../../../src/entities/review';
import { additionLifecycle } from '../../../src/entities/vetting/subject-addition';
import { schoolLifecycle } from '../../../src/entities/jobs/school';
import { tuitionRequestLifecycle } from '../../../src/entities/tuition-request';
import { tutorLifecycle } from '../../../src/entities/tutor';
import { tutorApplicationLifecycle } from '../../../src/entities/tutor-application';
import type { Lifecycle } from '../../../src/shared/lib/lifecycle';
import type { Attempt } from '../attempt';
import { asCodeHolder, callers } from '../matrix-people';
import { tamperingsOf } from '../tampered-writes';
import { attackers, signaturesOf } from './attackers';
import { isAllowed } from './allowed-forgeries';
import { alongWith, forgeLines, forgeStates, signedAs, splitBatch, squat } from './forge-batches';
import { forgeAlong, forgeValues, kindOf, type Forgery } from './forge-fields';
import { honestSteps, type Step } from './honest-steps';

const lives: Readonly<Record<string, Lifecycle>> = {
  tuitionRequests: tuitionRequestLifecycle,
  'tuitionRequests/invitations': invitationLifecycle,
  enquiries: enquiryLifecycle,
  tutorApplications: tutorApplicationLifecycle,
  tutors: tutorLifecycle,
  offers: offerLifecycle,
  'offers/lessons': lessonLifecycle,
  certificates: certificateLifecycle,
  subjectAdditions: additionLifecycle,
  reviews: reviewLifecycle,
  groups: groupLifecycle,
  schools: schoolLifecycle,
  jobs: jobLifecycle,
  bookings: bookingLifecycle,
  homeworkQuestions: homeworkQuestionLifecycle,
  articles: articleLifecycle,
  faqs: faqLifecycle,
  wordings: wordingLifecycle,
  gallery: albumLifecycle,
  solved: solvedQuestionLifecycle,
};

const statesOf = (path: string) => lives[kindOf(path)]?.states ?? [];

/** All forgeries of a batch by its legitimate sender. */
function forgeriesOf({ batch, on, by }: Step, isNew: (forgery: Forgery) => boolean): readonly Forgery[] {
  const signers: readonly ChangedBy[] = [
    ...attackers.flatMap((one) => signaturesOf(one).slice(0, 2)),
    asCodeHolder,
  ];
  const isUpdate = batch.some(({ type }) => type === 'update');
  return [
    ...[...forgeValues(batch), ...tamperingsOf(batch)].filter(isNew),
    ...(isUpdate ? forgeAlong(batch, on) : []),
    ...splitBatch(batch),
    ...squat(batch),
    ...forgeLines(batch, signers),
    ...alongWith(batch, callers[by].userId ?? 'nobody'),
    ...forgeStates(batch, on, statesOf),
  ];
}

/** The batch sent by everybody else, with each of their signatures. */
const thefts = ({ batch, by: mover }: Step) =>
  attackers.flatMap(({ who, caller, name }) => [
    ...(caller === callers[mover] ? [] : [{ what: `from ${who}`, caller, writes: batch }]),
    ...signaturesOf({ who, caller, name }).flatMap((by) => {
      const writes = signedAs(batch, by);
      return dequal(writes, batch) ? [] : [{ what: `from ${who}, signed as ${by.kind}`, caller, writes }];
    }),
  ]);

/**
 * Security tests: forge honest batches in every field, entry, order, number of writes, id and sender. All
 * forgeries must be rejected, except those listed with a reason in `allowed-forgeries.ts`.
 * @param isOfRules whether the database rules are tested; since each case costs a call, equal forgeries of
 * the same field are tested once
 */
export function describeForgedWrites(attempt: Attempt, { isOfRules = false } = {}): void {
  const tried = new Set<string>();
  const isNew = ({ what }: Forgery): boolean => {
    const isTried = isOfRules && tried.has(what);
    tried.add(what);
    return !isTried;
  };
  describe('forged writes', () => {
    it.each(honestSteps.map((step) => [step.what, step] as const))('%s', async (what, step) => {
      const { by, on, batch } = step;
      expect(await attempt(callers[by], on, { commit: batch })).toBe(true);
      const taken: string[] = [];
      for (const forgery of forgeriesOf(step, isNew)) {
        const isTaken = await attempt(callers[by], forgery.on ?? on, { commit: forgery.writes });
        if (isTaken) taken.push(forgery.what);
      }
      for (const { what: how, caller, writes } of thefts(step))
        if (await attempt(caller, on, { commit: writes })) taken.push(how);
      expect(taken.filter((how) => !isAllowed({ what, by }, how, isOfRules))).toEqual([]);
    });
  });
}
