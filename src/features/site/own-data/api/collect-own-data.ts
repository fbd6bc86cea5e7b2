import type { DocumentsPort, StoredDocument } from '@/shared/backend';
import type { OwnDocument } from '../model/own-data';

// Paths stand here as texts: this chunk is loaded by few, and the modules of the records would be split anew
// for everybody if it shared them.

type Documents = Pick<DocumentsPort, 'get' | 'list'>;

async function one(documents: Documents, path: string): Promise<readonly OwnDocument[]> {
  const data = await documents.get(path);
  return data === null ? [] : [{ path, data }];
}

const below = (collection: string, found: readonly StoredDocument[]): readonly OwnDocument[] =>
  found.map(({ id, data }) => ({ path: `${collection}/${id}`, data }));

const all = async (documents: Documents, collection: string): Promise<readonly OwnDocument[]> =>
  below(collection, await documents.list({ collection }));

/** What hangs on an offer: its lessons with what was typed at the door, practice, and certificates. */
async function ofOffer(documents: Documents, offer: string): Promise<readonly OwnDocument[]> {
  const lessons = await all(documents, `${offer}/lessons`);
  const asked = await all(documents, `${offer}/certificates`);
  const parts = [
    lessons,
    asked,
    await all(documents, `${offer}/assignments`),
    await all(documents, `${offer}/practiceReports`),
  ];
  for (const { path } of lessons) parts.push(await all(documents, `${path}/entries`));
  for (const { path } of asked)
    parts.push(await one(documents, path.replace(`${offer}/certificates`, 'certificates')));
  return parts.flat();
}

/**
 * What a family may read with its code. Not what it typed into the form: names and contacts are for the
 * office alone, as whoever finds a code could read them.
 */
export async function collectOfFamily(documents: Documents, code: string): Promise<readonly OwnDocument[]> {
  const request = `tuitionRequests/${code}`;
  const proposals = await documents.list({ collection: `${request}/proposals` });
  const parts = [
    await one(documents, `tracking/${code}`),
    below(`${request}/proposals`, proposals),
    await all(documents, `${request}/doorCodes`),
    await all(documents, `${request}/invitations`),
  ];
  for (const { id } of proposals)
    parts.push(
      await one(documents, `offers/${id}`),
      await one(documents, `${request}/reviews/${id}`),
      await ofOffer(documents, `offers/${id}`),
    );
  return parts.flat();
}

/** An application with the contact beside it, and what the office asked and was answered. */
const ofApplication = async (documents: Documents, path: string): Promise<readonly OwnDocument[]> => [
  ...(await one(documents, path)),
  ...(await one(documents, `${path}/contact/applicant`)),
  ...(await all(documents, `${path}/messages`)),
];

/** What a tutor may read of the own account, application, profile and lessons; no family's contact. */
export async function collectOfTutor(documents: Documents, userId: string): Promise<readonly OwnDocument[]> {
  const link = await documents.get(`applicants/${userId}`);
  const found = await documents.list({
    collection: 'offers',
    where: [{ field: 'tutorId', equals: userId }],
  });
  const offers = below('offers', found);
  const parts = [
    await one(documents, `people/${userId}`),
    await one(documents, `roles/${userId}`),
    await one(documents, `tutors/${userId}`),
    typeof link?.ref === 'string' ? await ofApplication(documents, `tutorApplications/${link.ref}`) : [],
    offers,
    below(
      'subjectAdditions',
      await documents.list({
        collection: 'subjectAdditions',
        where: [{ field: 'tutorId', equals: userId }],
      }),
    ),
  ];
  for (const { path } of offers) parts.push(await ofOffer(documents, path));
  return parts.flat();
}
