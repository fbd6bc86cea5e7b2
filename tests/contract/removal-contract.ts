import { expect, it } from 'vitest';
import { createChangeId, logChange, type Staff } from '../../src/entities/change-log';
import { additionPath } from '../../src/entities/vetting/subject-addition';
import { tutorPath } from '../../src/entities/tutor';
import { jobApplicationPath } from '../../src/entities/jobs/job-application';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import { describeSelf, dutiesText, giveDuties, giveRole, personPath } from '@/entities/person';
import { phoneTailPath } from '@/entities/phone-tail';
import { changeRole } from '@/features/admin/people/model/change-role';
import { findPerson } from '@/features/admin/removal/api/find-person';
import { removePerson } from '@/features/admin/removal/api/remove-person';
import { collectOfFamily, collectOfTutor } from '@/features/site/own-data/api/collect-own-data';
import { readPersonWords } from '@/features/admin/removal/model/person-words';
import type { BackendPort, DocumentsPort, Duty, Write } from '@/shared/backend';
import { newApplicationCode } from '../samples/applications';
import { newJobApplicationCode } from '../samples/jobs';
import { newConcernCode, newEnquiryCode, newTuitionCode, office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';
import { correctedApplicant, correctedByOffice, correctedFamily } from './corrected-by-office';
import { appliedForPost, declinedForPost, publishedPost } from './job-of-person';
import * as texts from './person-texts';
import * as person from './whole-person';
import { linkedByTeacher, writtenByOffice } from './written-by-office';

const teacher = { email: texts.teacherEmail, password: 'a good long password', displayName: texts.mark };
const lead = { email: 'lead@example.com', password: 'a good long password', displayName: 'Efua' };

interface Current {
  readonly backend: BackendPort;
  readonly admin: BackendUnderTest['admin'];
  readonly verify: BackendUnderTest['verify'];
}

/** Commits, and remembers each document that was made. */
function remembering(documents: DocumentsPort, paths: Set<string>) {
  return async (batches: readonly (readonly Write[])[]): Promise<void> => {
    for (const batch of batches) {
      await documents.commit(batch);
      for (const { type, path } of batch) if (type === 'create') paths.add(path);
    }
  };
}

/** Creates an account with a verified address and its card. */
export async function makeAccount(
  { backend, verify }: Pick<Current, 'backend' | 'verify'>,
  account: typeof teacher,
): Promise<string> {
  const made = await backend.auth.signUp(account);
  await verify?.(made.id);
  await backend.auth.refreshUser();
  const user = { ...made, isEmailVerified: verify !== undefined };
  const self = describeSelf(user, await backend.documents.get(personPath(made.id)));
  if (self) await backend.documents.commit([self]);
  return made.id;
}

/** Makes somebody an administrator with these duties. */
export async function putOnDuty(
  documents: DocumentsPort,
  userId: string,
  { name = 'Efua', duties = ['office', 'safeguarding'] }: { name?: string; duties?: readonly Duty[] } = {},
): Promise<Staff> {
  const [given, duty] = [createChangeId(), createChangeId()];
  const record = `roles/${userId}`;
  const line = (id: string, event: string, before: object, after: object): Write =>
    logChange({ id, by: office, record, event, before: { ...before }, after: { ...after } });
  await documents.commit([
    giveRole(userId, { isNew: true, role: 'admin', name, lastChange: given }),
    line(given, 'role.given', { role: 'none' }, { role: 'admin' }),
  ]);
  await documents.commit([
    giveDuties(userId, duties, duty),
    line(duty, 'duties.changed', { duties: '' }, { duties: dutiesText(duties) }),
  ]);
  return { kind: 'office', userId, name };
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Uint8Array ? String.fromCharCode(...part) : part,
  );

/** Whether anything says the person's name, number, address or card. */
const tells = (value: unknown): boolean => /zenobia|20999000|GHA-725436121-3|PT\/006655/i.test(textOf(value));

/**
 * Contract of removing a person: written into every kind of record, and found in none of them afterwards.
 * @param current returns the backend of the running test
 */
export function describeRemovalContract(name: string, current: () => Current): void {
  it(
    `${name}: a person who is removed is in no record any more, and codes, dates and counts stay`,
    { timeout: 120_000 },
    async () => {
      const { backend, admin } = current();
      const { auth, documents, files } = backend;
      const paths = new Set<string>();
      const write = remembering(documents, paths);
      const codes: texts.Codes = {
        request: newTuitionCode(),
        neighbour: newTuitionCode(),
        enquiry: newEnquiryCode(),
        concern: newConcernCode(),
        application: newApplicationCode(),
        jobApplication: newJobApplicationCode(),
      };
      await write(texts.sentByGuests(codes));
      const tails = [codes.request, codes.enquiry, codes.application, codes.jobApplication].map(
        phoneTailPath,
      );
      const { kind: _kind, ...paper } = texts.paper;
      await files.put({ ...paper, owner: tutorApplicationPath(codes.application) }, texts.fileBytes);

      const leadId = await makeAccount(current(), lead);
      const tutorId = await makeAccount(current(), teacher);
      paths.add(personPath(tutorId));
      await write(linkedByTeacher(tutorId, codes));
      await auth.signIn(admin);
      const by = await putOnDuty(documents, leadId);
      for (const batch of publishedPost()) await documents.commit(batch);
      await auth.signOut();
      await write(appliedForPost(codes.jobApplication));
      await files.put({ ...texts.cv, owner: jobApplicationPath(codes.jobApplication) }, texts.fileBytes);
      await auth.signIn(lead);
      await write(writtenByOffice(tutorId, codes, by));
      await write(declinedForPost(codes.jobApplication, by));
      await correctedFamily(backend, codes.request, by);
      await files.put({ ...texts.photo, owner: tutorPath(tutorId) }, texts.fileBytes);
      await auth.signIn(teacher);
      await write(person.acceptedByTutor(tutorId));
      await write(person.askedByTutor(tutorId));
      await files.put({ ...texts.degree, owner: additionPath(texts.degree.id) }, texts.fileBytes);
      await auth.signOut();
      await write(person.chosenByFamily(tutorId, codes));
      await auth.signIn(teacher);
      await write(person.taughtByTutor(tutorId));
      await auth.signOut();
      await write(person.toldByFamily(tutorId, codes));
      await auth.signIn(lead);
      await write(person.answeredByOffice(codes, by));
      await correctedByOffice(backend, tutorId, by);
      await correctedApplicant(backend, codes.application, by);
      for (const { id } of [texts.paper, texts.photo, texts.degree, texts.cv]) {
        paths.add(`files/${id}`);
        paths.add(`files/${id}/pieces/0`);
      }

      // Before that, both save what is theirs to read.
      await auth.signOut();
      const familys = textOf(await collectOfFamily(documents, codes.request));
      expect(familys).toContain('learns fractions');
      expect(familys).toContain(`${texts.mark} says why`);
      expect(familys).not.toMatch(/2099900|Quaye|is worried/);
      await auth.signIn(teacher);
      const tutors = textOf(await collectOfTutor(documents, tutorId));
      for (const own of [
        texts.teacherEmail,
        'GHA-725436121-3',
        'learns fractions',
        `${texts.mark} is glad to`,
        `${texts.mark} taught it`,
        `${texts.mark}, which school?`,
      ])
        expect(tutors).toContain(own);
      expect(tutors).not.toMatch(/209990001|Quaye|The card says/);
      await auth.signIn(lead);

      const told = async () => {
        const found: string[] = [];
        for (const path of paths) if (tells(await documents.get(path))) found.push(path);
        return found.map((path) => path.split('/')[0]);
      };
      expect((await told()).length).toBeGreaterThan(40);

      const search = async (typed: string) => {
        const words = readPersonWords(typed);
        return words === null ? [] : findPerson(documents, words, ['office', 'safeguarding']);
      };
      const kindsOf = (found: Awaited<ReturnType<typeof search>>) => found.map(({ kind }) => kind);
      const ofFamily = await search('020 999 0001');
      expect(kindsOf(ofFamily)).toEqual(['request', 'enquiry', 'concern']);
      expect(kindsOf(await search(texts.familyEmail))).toEqual(['request', 'enquiry', 'concern']);
      expect(kindsOf(await search(codes.enquiry))).toEqual(['request', 'enquiry', 'concern']);
      expect(tells(ofFamily)).toBe(false);
      const before = await search(texts.teacherEmail);
      expect(kindsOf(before)).toEqual(['application', 'jobApplication', 'profile', 'account']);
      expect(before.map(({ hindrance }) => hindrance)).toEqual(['none', 'none', 'on-the-site', 'has-role']);
      expect(
        kindsOf(await findPerson(documents, { kind: 'phone', phone: texts.familyPhone }, ['office'])),
      ).toEqual(['request', 'enquiry']);

      await changeRole(documents, {
        userId: tutorId,
        name: texts.mark,
        from: 'tutor',
        to: 'none',
        isFirst: false,
        by,
        actionId: createChangeId(),
      });
      const ofTeacher = await search(texts.teacherEmail);
      expect(ofTeacher.map(({ hindrance }) => hindrance)).toEqual(['none', 'none', 'none', 'none']);

      for (const record of [...ofFamily, ...ofTeacher]) {
        const press = { record, by, actionId: createChangeId() };
        await removePerson(backend, press);
        // The same press again, after a lost answer, and another press from an older list.
        await removePerson(backend, press);
        await removePerson(backend, { ...press, actionId: createChangeId() });
      }
      expect(await told()).toEqual([]);
      for (const path of tails) expect(await documents.get(path), path).toBeNull();
      for (const [path, data] of Object.entries(person.kept(codes)))
        expect(await documents.get(path), path).toMatchObject(data);
      for (const typed of [texts.familyPhone, texts.familyEmail, texts.teacherEmail])
        expect(await search(typed)).toEqual([]);
      const lines = await documents.list({ collection: 'changeLog' });
      const removals = lines
        .filter(({ data }) => data.event === 'person.removed')
        .map(({ data }) => data.record);
      for (const { path } of [...ofFamily, ...ofTeacher]) expect(removals).toContain(path);
      expect(tells(lines)).toBe(false);
    },
  );
}
