import { describe, expect, it } from 'vitest';
import { createChangeId, logChange } from '../../src/entities/change-log';
import { offerPath } from '../../src/entities/offer';
import { guardianContactPath, tuitionRequestPath } from '../../src/entities/tuition-request';
import { serverTime, type Write } from '@/shared/backend';
import { newApplicationCode, sampleFiles, sendApplication } from '../samples/applications';
import { ask } from '../samples/certificates';
import { askForConsultation, newConsultationCode } from '../samples/consultations';
import { newReportCode, reportJob } from '../samples/job-reports';
import { code, jobIn } from '../samples/posts';
import { applyFor, newJobApplicationCode, newPostCode, postWith } from '../samples/jobs';
import { approveTutor, makeOffer, planAsFamily } from '../samples/offers';
import { newAssignment, reportAsFamily } from '../samples/practice';
import {
  transitionRequest,
  newEnquiryCode,
  newTuitionCode,
  newConcernCode,
  sendConcern,
  sendEnquiry,
  sendRequest,
} from '../samples/records';
import { hadLessons, writeReview } from '../samples/reviews';
import { documentsOf, type Attempt } from './attempt';
import { asOffice, asTutor, callers, cardOf, letters, world } from './matrix-people';
import { tamperingsOf } from './tampered-writes';

const ref = newTuitionCode();
const enquiry = newEnquiryCode();
const record = tuitionRequestPath(ref);
const stored = { ...world, ...documentsOf(sendRequest(ref)) };

const note = (id = createChangeId()): readonly Write[] => [
  { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
  {
    type: 'create',
    path: `${record}/notes/${id}`,
    data: { userId: 'demo-admin', name: 'Office 1', text: 'Call', at: serverTime },
  },
  logChange({ id, by: asOffice('A'), record, event: 'note.added' }),
];

const role = (id = createChangeId()): readonly Write[] => [
  { type: 'create', path: 'roles/kofi', data: { role: 'tutor', name: 'Kofi', lastChange: id } },
  logChange({
    id,
    by: asOffice('A'),
    record: 'roles/kofi',
    event: 'role.given',
    before: { role: 'none' },
    after: { role: 'tutor' },
  }),
];

const card: readonly Write[] = [
  { type: 'create', path: 'people/kofi', data: { ...cardOf('P'), updatedAt: serverTime } },
];

const offerId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11';
const lessonId = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a33';
const profile = documentsOf(approveTutor('demo-tutor', asOffice('A')));
const reviewing = { ...stored, ...profile, [record]: { ...stored[record], state: 'reviewing' } };
const offered = documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, asOffice('A')));
const chosen = {
  ...stored,
  ...offered,
  [offerPath(offerId)]: { ...offered[offerPath(offerId)], state: 'chosen' },
};

const taught = { ...chosen, ...profile };
const asked = ask(
  { id: '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a44', offerId, tutorId: 'demo-tutor' },
  asTutor('T'),
);

const post = newPostCode();

const { 'people/kofi': _card, ...withoutCard } = world;

/** An enquiry may have no phone, a name no plain letter, and older versions send no name. */
const isAsGood = /^phoneTails: (digits that is empty|names (that is empty|taken away))$/;

/** Bypasses the forms: each batch is accepted as it is, and rejected with any one field forged. */
export function describeTampering(attempt: Attempt): void {
  describe.each([
    ['a request', 'G', world, sendRequest(ref)],
    ['an enquiry', 'G', world, sendEnquiry(enquiry)],
    ['a worry about a child', 'G', world, sendConcern(newConcernCode())],
    [
      'a worry about a child with a contact',
      'G',
      world,
      sendConcern(newConcernCode(), { phone: '+233241234567' }),
    ],
    ['a move', 'A', stored, transitionRequest(ref, 'submitted', 'reviewing', asOffice('A'))],
    ['a note', 'A', stored, note()],
    ['a role', 'A', { ...world, 'tutors/kofi': { state: 'active' } }, role()],
    ['a person', 'P', withoutCard, card],
    ['an application', 'G', world, sendApplication(newApplicationCode(), sampleFiles)],
    [
      'an application for a post',
      'G',
      { ...world, ...postWith(post) },
      applyFor(post, newJobApplicationCode(), { sent: { email: '' } }),
    ],
    [
      'a consultation',
      'G',
      world,
      askForConsultation(newConsultationCode(), { resultsWords: '', from: '', until: '' }),
    ],
    ['a report about a flyer', 'G', world, reportJob(newReportCode())],
    [
      'a report about a post',
      'G',
      { ...world, ...jobIn('published') },
      reportJob(newReportCode(), { job: code }),
    ],
    ['an offer', 'A', reviewing, makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, asOffice('A'))],
    ['a review', 'G', { ...stored, ...hadLessons(ref) }, writeReview(ref)],
    ['a certificate', 'T', taught, asked],
    ['an assignment', 'T', taught, [newAssignment(offerId)]],
    [
      'a practice report',
      'G',
      { ...taught, ...documentsOf([newAssignment(offerId)]) },
      reportAsFamily(ref, offerId, lessonId),
    ],
    ['a lesson', 'G', chosen, planAsFamily(ref, offerId, lessonId, 'demo-tutor')],
  ] as const)('tampered: %s', (_what, letter, on, batch) => {
    it('is accepted unchanged', async () => {
      expect(await attempt(callers[letter], on, { commit: batch })).toBe(true);
    });

    const refused = tamperingsOf(batch).filter(({ what }) => !isAsGood.test(what));
    it.each(refused.map(({ what, writes }) => [what, writes] as const))(
      'is refused with %s',
      async (_how, writes) => {
        expect(await attempt(callers[letter], on, { commit: writes })).toBe(false);
      },
    );
  });

  describe('tampered', () => {
    it('a message of 10 MB is refused', async () => {
      const contact = guardianContactPath(ref);
      const huge = sendRequest(ref).map((write) =>
        write.type === 'create' && write.path === contact
          ? { ...write, data: { ...write.data, message: 'a'.repeat(10 * 1024 * 1024) } }
          : write,
      );
      expect(await attempt(callers.G, world, { commit: huge })).toBe(false);
    });

    it.each(letters)('nobody gives themselves the role of administrator: %s', async (letter) => {
      const mine = `roles/${callers[letter].userId ?? 'nobody'}`;
      const { [mine]: known = { role: 'none', name: 'Me' }, ...without } = world;
      const created: Write = { type: 'create', path: mine, data: { role: 'admin', name: 'Me' } };
      const updated: Write = { type: 'update', path: mine, changes: { role: 'admin', name: 'Me 2' } };
      expect(await attempt(callers[letter], without, { commit: [created] })).toBe(false);
      expect(await attempt(callers[letter], { ...world, [mine]: known }, { commit: [updated] })).toBe(false);
    });

    it('nobody lists the codes of others', async () => {
      for (const letter of letters) {
        expect(await attempt(callers[letter], stored, { list: 'tracking' })).toBe(false);
      }
    });
  });
}
