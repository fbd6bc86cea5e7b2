import { dequal } from 'dequal/lite';
import { sha256Of } from '../lib/digest';
import { BackendFailure } from './backend-error';
import type { DocumentData, DocumentsPort, FileFacts, FilesPort } from './backend-port';
import type { AccessContext, CollectionAccess } from './access-policy';
import { changesOnly } from './access-policy';
import { hasDuty, isAdmin } from './duties';

/** Maximum size of a file, in bytes. */
export const maximumFileBytes = 5 * 1024 * 1024;

/** Size of a piece, in bytes. A Firestore document holds at most 1 MiB; both adapters use the same size. */
export const pieceBytes = 700_000;

/** Accepted MIME types. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * Owner of a file: an application, subjects that a tutor asks for, or a homework question, which name it, or
 * a tutor's public profile.
 */
export const ownerShape =
  /^(tutorApplications\/LL-A[0-9A-HJKMNP-TV-Z]{13}|jobApplications\/LL-J[0-9A-HJKMNP-TV-Z]{13}|(subjectAdditions|homeworkQuestions)\/[0-9a-f-]{36}|tutors\/[A-Za-z0-9_-]{1,128})$/;

/** Letters, digits and harmless punctuation only, against spoofed names. */
export const fileNameShape = /^[\p{L}\p{M}\p{N} ._()-]{1,200}$/u;

/** Id of a paper: a random UUID, so that nobody can guess another file's id. */
export const paperIdShape = /^[0-9a-f-]{36}$/;

/** State of an application whose papers the office has requested. */
export const papersAsked = 'papers';

/** Files of a profile are public, and only the office writes them. */
const isOfProfile = (file: DocumentData | null): boolean => String(file?.owner).startsWith('tutors/');

/** Files of subjects that a tutor asks for come from that tutor alone. */
const isOfAddition = (file: DocumentData): boolean => String(file.owner).startsWith('subjectAdditions/');

/** States in which a homework question, its messages and pictures are for those who decide about it. */
export const unshownStates: readonly unknown[] = ['hidden', 'junk'];

/** Whether the file is a picture of a homework question that is neither hidden nor junk. */
const isOfShownQuestion = async (
  file: DocumentData | null,
  read: AccessContext['read'],
): Promise<boolean> => {
  const owner = String(file?.owner);
  return owner.startsWith('homeworkQuestions/') && !unshownStates.includes((await read(owner))?.state);
};

/** Whether those who answer for child protection look at a picture of a homework question. */
const isOfReadByDuty = (context: Pick<AccessContext, 'actor'>, file: DocumentData | null): boolean =>
  String(file?.owner).startsWith('homeworkQuestions/') && hasDuty(context, 'safeguarding');

/** States in which a homework question gets an answer. */
const answerable: readonly unknown[] = ['open', 'claimed'];

/**
 * Whether the file is a picture of an answer that is being given: the message that names it comes after it.
 * Whoever answers puts it: the tutor of the question, or the office.
 */
const isOfAnswer = (context: AccessContext, { owner, name, type }: DocumentData, question: DocumentData) =>
  String(owner).startsWith('homeworkQuestions/') &&
  paperIdShape.test(context.id) &&
  name === 'picture' &&
  type !== 'application/pdf' &&
  answerable.includes(question.state) &&
  question.removal === undefined &&
  (isAdmin(context) || (context.actor.userId !== null && context.actor.userId === question.tutor));

const filePath = (id: string) => `files/${id}`;
const piecePath = (id: string, index: number) => `files/${id}/pieces/${index}`;
const pieceCount = (size: number) => Math.ceil(size / pieceBytes);

const isFileType = (type: unknown): boolean => fileTypes.some((known) => known === type);

/** @throws BackendFailure `invalid` for a wrong type or size */
export function assertFile(type: string, bytes: Uint8Array): void {
  if (!isFileType(type)) throw new BackendFailure('invalid', `files of type ${type} are not kept`);
  if (bytes.byteLength === 0 || bytes.byteLength > maximumFileBytes) {
    throw new BackendFailure(
      'invalid',
      `a file holds 1 to ${maximumFileBytes} bytes, this one ${bytes.byteLength}`,
    );
  }
}

/** Stores a file as documents: one with its metadata, and one per piece, each written separately. */
export function createDocumentFiles(documents: DocumentsPort): FilesPort {
  return {
    async put({ id, owner, name, type }: FileFacts, bytes) {
      assertFile(type, bytes);
      const facts = { owner, name, type, size: bytes.byteLength, sha256: await sha256Of(bytes) };
      const begun = await begin(documents, filePath(id), { ...facts, state: 'uploading' });
      if (begun === 'complete') return;
      for (let index = 0; index < pieceCount(bytes.byteLength); index += 1) {
        if (begun === 'earlier' && (await isThere(documents, piecePath(id, index)))) continue;
        const piece = bytes.slice(index * pieceBytes, (index + 1) * pieceBytes);
        await documents.commit([{ type: 'create', path: piecePath(id, index), data: { bytes: piece } }]);
      }
      await documents.commit([{ type: 'update', path: filePath(id), changes: { state: 'complete' } }]);
    },

    async get(id) {
      const file = await documents.get(filePath(id));
      if (file?.state !== 'complete' || typeof file.size !== 'number') return null;
      const bytes = new Uint8Array(file.size);
      for (let index = 0; index < pieceCount(file.size); index += 1) {
        const piece = await documents.get(piecePath(id, index));
        if (!(piece?.bytes instanceof Uint8Array)) return null;
        bytes.set(piece.bytes, index * pieceBytes);
      }
      if ((await sha256Of(bytes)) !== file.sha256)
        throw new BackendFailure('invalid', `file ${id} does not match its hash`);
      return {
        facts: { id, owner: String(file.owner), name: String(file.name), type: String(file.type) },
        bytes,
      };
    },

    async remove(id) {
      const file = await documents.get(filePath(id));
      if (!file) return;
      // Delete the metadata last: it holds the number of pieces.
      for (let index = 0; index < pieceCount(Number(file.size)); index += 1)
        await removeOne(documents, piecePath(id, index));
      await removeOne(documents, filePath(id));
    },
  };
}

/** Deletes a document; ignores one that does not exist. */
async function removeOne(documents: DocumentsPort, path: string): Promise<void> {
  try {
    await documents.commit([{ type: 'delete', path }]);
  } catch (cause) {
    if (!(cause instanceof BackendFailure && cause.code === 'not-found')) throw cause;
  }
}

const isRefused = (cause: unknown): cause is BackendFailure =>
  cause instanceof BackendFailure && ['forbidden', 'unauthenticated'].includes(cause.code);

/** Creates the metadata. For an existing file returns how far its upload came. */
async function begin(
  documents: DocumentsPort,
  path: string,
  facts: DocumentData,
): Promise<'now' | 'earlier' | 'complete'> {
  try {
    await documents.commit([{ type: 'create', path, data: facts }]);
    return 'now';
  } catch (cause) {
    if (!isRefused(cause) && !(cause instanceof BackendFailure && cause.code === 'already-exists'))
      throw cause;
    const known = await readUnlessHidden(documents, path);
    if (known === null) throw cause;
    if (known === 'hidden') return 'complete';
    if (known.sha256 !== facts.sha256) throw new BackendFailure('invalid', `${path} is another file`);
    return known.state === 'complete' ? 'complete' : 'earlier';
  }
}

/** An uploader may learn which pieces are missing, but not read those that exist. */
const isThere = async (documents: DocumentsPort, path: string) =>
  (await readUnlessHidden(documents, path)) !== null;

async function readUnlessHidden(
  documents: DocumentsPort,
  path: string,
): Promise<DocumentData | 'hidden' | null> {
  try {
    return await documents.get(path);
  } catch (cause) {
    if (isRefused(cause)) return 'hidden';
    throw cause;
  }
}

/** Expected size of a piece of a file of `size` bytes; 0 for an index out of range. */
function pieceSize(size: number, index: string): number {
  if (!/^(0|[1-9]\d?)$/.test(index)) return 0;
  return Math.max(0, Math.min(pieceBytes, size - Number(index) * pieceBytes));
}

async function hasAllPieces({ id, after, readAfter }: AccessContext): Promise<boolean> {
  for (let index = 0; index < pieceCount(Number(after?.size)); index += 1) {
    if (!(await readAfter(piecePath(id, index)))) return false;
  }
  return true;
}

function isNewFile({ after }: AccessContext): boolean {
  return (
    after !== null &&
    Object.keys(after).sort().join() === 'name,owner,sha256,size,state,type' &&
    after.state === 'uploading' &&
    isFileType(after.type) &&
    Number.isInteger(after.size) &&
    typeof after.size === 'number' &&
    after.size > 0 &&
    after.size <= maximumFileBytes &&
    typeof after.name === 'string' &&
    fileNameShape.test(after.name) &&
    typeof after.owner === 'string' &&
    ownerShape.test(after.owner) &&
    typeof after.sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(after.sha256)
  );
}

/**
 * Whether the owning application names this file with its id and metadata. Requested papers are uploaded
 * before the application names them.
 */
function isNamed(id: string, { name, type, size }: DocumentData, owner: DocumentData): boolean {
  const slots = Object.values((owner.files ?? {}) as DocumentData);
  return (
    (owner.state === papersAsked && paperIdShape.test(id)) ||
    slots.some((slot) => dequal(slot, { id, name, type, size }))
  );
}

/**
 * Anyone may add a file to an application that names it, and a tutor to subjects that wait for the office's
 * decision; only the office reads it. Whoever knows the id of an
 * unfinished upload may read its metadata and which pieces are missing. Only the office writes files of a
 * tutor's profile; everybody may read them once complete. Pictures of a homework question and of its answers
 * are read by whoever has their random ids, until the office hides the question.
 */
export const fileAccess: readonly CollectionAccess[] = [
  {
    pattern: 'files/{id}',
    get: async (context) =>
      isAdmin(context) ||
      context.before === null ||
      context.before.state === 'uploading' ||
      isOfProfile(context.before) ||
      (await isOfShownQuestion(context.before, context.read)) ||
      isOfReadByDuty(context, context.before),
    list: isAdmin,
    create: async (context) => {
      const { id, after, readAfter } = context;
      const owner = await readAfter(String(after?.owner));
      if (!after || !owner || !isNewFile(context)) return false;
      if (isOfProfile(after)) return isAdmin(context);
      if (isOfAddition(after) && (owner.tutorId !== context.actor.userId || owner.state !== 'asked'))
        return false;
      return isNamed(id, after, owner) || isOfAnswer(context, after, owner);
    },
    update: async (context) =>
      context.after?.state === 'complete' && changesOnly(context, ['state']) && hasAllPieces(context),
  },
  {
    pattern: 'files/{id}/pieces/{n}',
    get: async (context) => {
      if (isAdmin(context) || context.before === null) return true;
      const file = await context.read(filePath(context.params.id ?? ''));
      return (
        file?.state === 'complete' &&
        (isOfProfile(file) || (await isOfShownQuestion(file, context.read)) || isOfReadByDuty(context, file))
      );
    },
    create: async (context) => {
      const { after, params, read } = context;
      const file = await read(filePath(params.id ?? ''));
      return (
        file?.state === 'uploading' &&
        (!isOfProfile(file) || isAdmin(context)) &&
        after?.bytes instanceof Uint8Array &&
        after.bytes.byteLength > 0 &&
        after.bytes.byteLength === pieceSize(Number(file.size), params.n ?? '') &&
        Object.keys(after).length === 1
      );
    },
  },
];
