import { applicationEvidence } from '@/entities/evidence';
import { doorEntriesCollection, isUntaught, lessonPath, lessonsCollection } from '@/entities/lesson';
import { invitationsCollection } from '@/entities/neighbour-group';
import { familyLinkPath, offerContactPath, offerPath } from '@/entities/offer';
import { personCollection } from '@/entities/person';
import {
  doorCodesCollection,
  familyActsCollection,
  proposalPath,
  proposalsCollection,
  tuitionRequestPath,
} from '@/entities/tuition-request';
import {
  applicantPath,
  filesOf,
  parseApplicant,
  parseTutorApplication,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import type { BackendPort, DocumentData, DocumentsPort } from '@/shared/backend';

/** The database rules look three documents up for each that is deleted, and 20 for a batch at most. */
const atOnce = 6;

async function removeAll(documents: DocumentsPort, paths: readonly string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += atOnce)
    await documents.commit(paths.slice(start, start + atOnce).map((path) => ({ type: 'delete', path })));
}

async function pathsIn(documents: DocumentsPort, collection: string): Promise<readonly string[]> {
  const found = await documents.list({ collection });
  return found.map(({ id }) => `${collection}/${id}`);
}

/** Deletes an offer with its lessons; one with a lesson that was taught stays, without the family's contact. */
async function deleteOffer(documents: DocumentsPort, id: string): Promise<void> {
  const lessons = await documents.list({ collection: lessonsCollection(id) });
  const going = lessons.filter(({ data }) => isUntaught(data.state));
  for (const lesson of going) {
    await removeAll(documents, await pathsIn(documents, doorEntriesCollection(id, lesson.id)));
    await removeAll(documents, [lessonPath(id, lesson.id)]);
  }
  const parts = [offerContactPath(id)];
  if (going.length === lessons.length) parts.push(offerPath(id), familyLinkPath(id));
  const found = await Promise.all(parts.map(async (path) => ((await documents.get(path)) ? [path] : [])));
  await removeAll(documents, found.flat());
}

async function deleteOfRequest(documents: DocumentsPort, ref: string): Promise<void> {
  const proposals = await documents.list({ collection: proposalsCollection(ref) });
  for (const { id } of proposals) {
    await deleteOffer(documents, id);
    await removeAll(documents, [proposalPath(ref, id)]);
  }
  for (const collection of [doorCodesCollection(ref), familyActsCollection(ref), invitationsCollection(ref)])
    await removeAll(documents, await pathsIn(documents, collection));
}

/** An account has the address of the application that it is linked to. */
async function linksOf(documents: DocumentsPort, ref: string, email: string): Promise<readonly string[]> {
  const people = await documents.list({
    collection: personCollection,
    where: [{ field: 'email', equals: email }],
  });
  const paths = people.map(({ id }) => applicantPath(id));
  const linked = await Promise.all(
    paths.map(async (path) => parseApplicant(await documents.get(path)) === ref),
  );
  return paths.filter((_path, index) => linked[index]);
}

async function deleteOfApplication({ documents, files }: Backend, ref: string, data: DocumentData) {
  const application = parseTutorApplication(ref, data);
  for (const { id } of filesOf(application)) await files.remove(id);
  await removeAll(documents, await pathsIn(documents, applicationEvidence(tutorApplicationPath(ref))));
  await removeAll(documents, await linksOf(documents, ref, application.profile.email));
}

type Backend = Pick<BackendPort, 'documents' | 'files'>;

/**
 * Deletes what hangs on a record that is junk and does not go in one batch with it: of an application its files, its evidence and
 * the link of an account; of a request its offers with their lessons, its door codes, acts and invitations. May be repeated.
 *
 * Three things stay. Lessons that were taught, with their offer and its review: a tutor is paid for them, and certificates count them.
 * Groups, which belong to the other families too. The change log: it says who deleted what, and holds no name and no number.
 */
export async function deleteBelongings(
  backend: Backend,
  { ref, path }: { readonly ref: string; readonly path: string },
  data: DocumentData,
): Promise<void> {
  if (path === tuitionRequestPath(ref)) await deleteOfRequest(backend.documents, ref);
  if (path === tutorApplicationPath(ref)) await deleteOfApplication(backend, ref, data);
}
