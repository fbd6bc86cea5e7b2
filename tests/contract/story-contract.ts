import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangedBy } from '../../src/entities/change-log';
import { doorEntriesCollection, lessonPath, lessonsCollection } from '../../src/entities/lesson';
import { invitationPath } from '../../src/entities/neighbour-group';
import { familyLinkPath, offerContactPath, offerPath } from '../../src/entities/offer';
import { describeSelf, personPath } from '@/entities/person';
import { trackingPath } from '@/entities/tracking';
import { tutorPath } from '../../src/entities/tutor';
import {
  applicantContactPath,
  linkApplicant,
  refereesPath,
  tutorApplicationPath,
} from '../../src/entities/tutor-application';
import {
  doorCodesCollection,
  proposalPath,
  tuitionRequestPath,
  writeDoorCode,
} from '../../src/entities/tuition-request';
import type { AuthUser, BackendPort, Write } from '@/shared/backend';
import {
  transitionApplication,
  newApplicationCode,
  proposeGroup,
  recordCheck,
  sampleApplication,
  sampleFiles,
  sendApplication,
} from '../samples/applications';
import { makeOffer, transitionOf, planAsFamily, typeAtDoor } from '../samples/offers';
import { transitionRequest, newTuitionCode, office, sendRequest } from '../samples/records';
import { approvalOf } from './approval-of';
import { answerOffice } from './answer-office';
import { assignPractice } from './assign-practice';
import { tellFamily } from './tell-family';
import type { BackendUnderTest } from './backend-contract';
import { listAllLessons } from './list-all-lessons';
import { moveLesson } from './move-lesson';
import { openTutorNumber } from './open-tutor-number';

const teacher = { email: sampleApplication.email, password: 'a good long password', displayName: 'Abena' };
const family: ChangedBy = { kind: 'code-holder' };
const report = { attendance: 'present', topic: 'Fractions', mastery: '2', next: 'Page 14' };

/**
 * Contract of a tutor's and a family's lifecycle, in order: every batch succeeds on every adapter, a retried
 * batch is reported as such, and no side reads data of the other.
 * @param current returns the backend of the running test
 */
export function describeStoryContract(
  name: string,
  current: () => {
    readonly backend: BackendPort;
    readonly admin: BackendUnderTest['admin'];
    readonly verify: BackendUnderTest['verify'];
  },
): void {
  const commit = (writes: readonly Write[]) => current().backend.documents.commit(writes);
  const get = (path: string) => current().backend.documents.get(path);
  const list: BackendPort['documents']['list'] = (query) => current().backend.documents.list(query);
  const asOffice = () => current().backend.auth.signIn(current().admin);
  const asTutor = () => current().backend.auth.signIn(teacher);
  const asFamily = () => current().backend.auth.signOut();
  const exists = { code: 'already-exists' };
  const refused = { code: expect.stringMatching(/^(unauthenticated|forbidden)$/) as string };

  /** Retries like a queue that never received the answer. */
  async function commitTwice(writes: readonly Write[]) {
    await commit(writes);
    await expect(commit(writes)).rejects.toMatchObject(exists);
  }

  /** Creates an account with a verified address and its person document. */
  async function makeTeacher(): Promise<AuthUser> {
    const { backend, verify } = current();
    const made = await backend.auth.signUp(teacher);
    await verify?.(made.id);
    await backend.auth.refreshUser();
    const user = { ...made, isEmailVerified: verify !== undefined };
    const self = describeSelf(user, await get(personPath(user.id)));
    if (self) await commit([self]);
    return user;
  }

  /** Gives the role and the profile, as the office. */
  async function approve({ id }: AuthUser) {
    for (const batch of approvalOf(id)) await commit(batch);
  }

  describe(`${name}: an application`, () => {
    it('is read by the office and by the account it is linked to, and by nobody else', async () => {
      const ref = newApplicationCode();
      await commitTwice(sendApplication(ref, sampleFiles));
      expect(await get(trackingPath(ref))).toMatchObject({ state: 'submitted' });
      await expect(get(tutorApplicationPath(ref))).rejects.toMatchObject(refused);

      const user = await makeTeacher();
      await expect(get(tutorApplicationPath(ref))).rejects.toMatchObject(refused);
      await commit([linkApplicant(user.id, ref, true)]);
      expect(await get(applicantContactPath(ref))).toMatchObject({ email: teacher.email });
      await expect(get(refereesPath(ref))).rejects.toMatchObject(refused);

      await asOffice();
      expect(await get(refereesPath(ref))).not.toBeNull();
      expect(await list({ collection: 'tutorApplications' })).toMatchObject([{ id: ref }]);
    });

    it('is processed by the office, and its code shows the progress', async () => {
      const ref = newApplicationCode();
      await commit(sendApplication(ref));
      await asOffice();
      const screening = { from: 'submitted', to: 'screening', event: 'screening.started', by: office };
      await commitTwice(transitionApplication(ref, screening));
      const record = tutorApplicationPath(ref);
      await commitTwice(recordCheck(`${record}/evidence`, record, office));
      await answerOffice({ ref, office, family }, { commit, commitTwice, get, list, asFamily });
      await expect(commit(transitionApplication(ref, { ...screening, by: family }))).rejects.toMatchObject({
        code: 'forbidden',
      });
    });
  });

  describe(`${name}: an offer`, () => {
    const ref = newTuitionCode();
    const offer = { id: '5b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f22', tutorId: '' };
    const record = offerPath(offer.id);
    const lesson = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a33';
    const lessonRecord = lessonPath(offer.id, lesson);
    let tutor: ChangedBy;

    /** A family's request with an offer to a tutor; the office stays signed in. */
    beforeEach(async () => {
      const user = await makeTeacher();
      offer.tutorId = user.id;
      tutor = { kind: 'tutor', userId: user.id, name: 'Abena' };
      await asFamily();
      await commit(sendRequest(ref));
      await asOffice();
      await approve(user);
      await commit(transitionRequest(ref, 'submitted', 'reviewing'));
      await commitTwice(makeOffer(ref, offer, office));
      await commit(transitionRequest(ref, 'reviewing', 'offered'));
    });

    const accept = () =>
      commitTwice(transitionOf(record, { from: 'sent', to: 'accepted', event: 'offer.accepted', by: tutor }));

    const choose = () =>
      commitTwice(
        transitionOf(record, {
          from: 'accepted',
          to: 'chosen',
          event: 'offer.chosen',
          by: family,
          actOf: ref,
        }),
      );

    const agree = async () => {
      await asTutor();
      await accept();
      await asFamily();
      await choose();
    };

    const ownOffers = () =>
      list({ collection: 'offers', where: [{ field: 'tutorId', equals: offer.tutorId }] });

    it('is listed for its tutor alone, who reads neither the code nor the contact', async () => {
      await asTutor();
      expect(await ownOffers()).toMatchObject([{ id: offer.id, data: { state: 'sent' } }]);
      await expect(list({ collection: 'offers' })).rejects.toMatchObject(refused);
      await expect(get(familyLinkPath(offer.id))).rejects.toMatchObject(refused);
      await expect(get(offerContactPath(offer.id))).rejects.toMatchObject(refused);
      await expect(get(tuitionRequestPath(ref))).rejects.toMatchObject(refused);
      await accept();
      await expect(get(offerContactPath(offer.id))).rejects.toMatchObject(refused);
      await asFamily();
      await expect(ownOffers()).rejects.toMatchObject(refused);
      expect(await get(proposalPath(ref, offer.id))).toMatchObject({ tutorId: offer.tutorId });
      expect(await get(record)).toMatchObject({ state: 'accepted' });
      expect(await get(tutorPath(offer.tutorId))).toMatchObject({ name: 'Ama S.' });
      const listed = { collection: 'tutors', where: [{ field: 'state', equals: 'active' }] };
      expect(await list(listed)).toMatchObject([{ id: offer.tutorId }]);
    });

    it('is chosen with the family’s code only, and opens the contact to its tutor', async () => {
      await asTutor();
      await accept();
      await asFamily();
      const chosen = { from: 'accepted', to: 'chosen', event: 'offer.chosen', by: family };
      await expect(commit(transitionOf(record, chosen))).rejects.toMatchObject({ code: 'forbidden' });
      const stranger = newTuitionCode();
      await commit(sendRequest(stranger));
      await expect(commit(transitionOf(record, { ...chosen, actOf: stranger }))).rejects.toMatchObject({
        code: 'forbidden',
      });
      await choose();
      await expect(get(offerContactPath(offer.id))).rejects.toMatchObject(refused);
      await asTutor();
      expect(await get(offerContactPath(offer.id))).toMatchObject({ name: 'Ama Mensah' });
    });

    it('opens the number of its tutor to the family while it is chosen', async () => {
      await asTutor();
      await accept();
      await asFamily();
      await openTutorNumber({ ref, offer, family }, { choose, commit, get });
    });

    it('has lessons, which are planned, entered at the door, taught and confirmed by the right person', async () => {
      await agree();
      await commitTwice(planAsFamily(ref, offer.id, lesson, offer.tutorId));
      const code = {
        lessonId: lesson,
        offerId: offer.id,
        moment: 'arrival',
        issue: 1,
        code: '4821',
        adult: 'Mother',
      } as const;
      await commitTwice([writeDoorCode(ref, code)]);

      await asTutor();
      await commitTwice([typeAtDoor(offer.id, lesson, 1)]);
      await expect(commit([typeAtDoor(offer.id, lesson, 2)])).rejects.toMatchObject({ code: 'forbidden' });
      const taught = { from: 'planned', to: 'taught', event: 'lesson.taught', by: tutor };
      await commitTwice(transitionOf(lessonRecord, { ...taught, changes: { report } }));
      await tellFamily({ record: lessonRecord, userId: offer.tutorId }, { commit, commitTwice, get, list });
      const confirmed = { from: 'taught', to: 'confirmed', event: 'lesson.confirmed' };
      await expect(commit(transitionOf(lessonRecord, { ...confirmed, by: tutor }))).rejects.toMatchObject({
        code: 'forbidden',
      });

      await asFamily();
      expect(await list({ collection: lessonsCollection(offer.id) })).toMatchObject([
        { id: lesson, data: { state: 'taught', report } },
      ]);
      expect(await list({ collection: doorEntriesCollection(offer.id, lesson) })).toMatchObject([
        { data: { typed: '4821' } },
      ]);
      expect(await list({ collection: doorCodesCollection(ref) })).toMatchObject([
        { data: { code: '4821' } },
      ]);
      const confirm = () => commitTwice(transitionOf(lessonRecord, { ...confirmed, by: family, actOf: ref }));
      const { tutorId } = offer;
      await listAllLessons(current().backend.documents, { lessonRecord, tutorId, asOffice, confirm });
      const paid = { from: 'confirmed', to: 'paid', event: 'lesson.paid', by: office };
      await commitTwice(transitionOf(lessonRecord, paid));
      expect(await get(lessonRecord)).toMatchObject({ state: 'paid' });
    });

    it('has practice that the tutor assigns, and the family reports with its code', async () => {
      await agree();
      await assignPractice({ ref, offer, tutor }, { commit, commitTwice, list, asTutor, asFamily });
    });

    it('has a lesson that the family asks to move, and the tutor moves', async () => {
      await agree();
      await moveLesson({ ref, offer, lesson, tutor }, { commit, commitTwice, get, asTutor });
    });
  });

  describe(`${name}: a group of neighbours`, () => {
    it('is answered by each family with its own code', async () => {
      const refs = [newTuitionCode(), newTuitionCode()];
      for (const ref of refs) await commit(sendRequest(ref));
      await asOffice();
      const id = '9a4f2b7c-11aa-4c8e-9b3e-5d1f0e2a4b44';
      await commitTwice(proposeGroup(id, refs, office));
      await asFamily();
      const [own = ''] = refs;
      const invitation = invitationPath(own, id);
      expect(await get(invitation)).toMatchObject({ state: 'invited' });
      const agreed = { from: 'invited', to: 'agreed', event: 'invitation.agreed', by: family };
      await commitTwice(transitionOf(invitation, agreed));
      expect(await get(invitation)).toMatchObject({ state: 'agreed' });
      await expect(get(`groups/${id}`)).rejects.toMatchObject(refused);
    });
  });
}
