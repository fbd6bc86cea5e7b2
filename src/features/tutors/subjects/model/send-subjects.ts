import { logChange, signedByTutor } from '@/entities/change-log';
import {
  additionPath,
  askForSubjects,
  filesOfAddition,
  subjectsAsked,
  type SubjectAddition,
} from '@/entities/vetting/subject-addition';
import { submitOnce, type BackendPort, type Write } from '@/shared/backend';
import type { Attachments } from '@/shared/drafts';
import { paperTypes, plainFileName, type StoredFile } from '@/shared/fields';
import type { Signature } from '@/shared/pending-writes';

type Paper = Attachments['items'][number];

/** What a tutor asks for. */
export type AskedSubjects = Pick<SubjectAddition, 'subjects' | 'levels' | 'words'>;

/** A paper as the record names it; null when it is of another type. */
function toStored({ id, name, type, file }: Paper): StoredFile | null {
  const known = paperTypes.find((one) => one === type);
  return known ? { id, name: plainFileName(name), type: known, size: file.size } : null;
}

/**
 * Writes of asking, under the id of the certificate.
 * @throws Error when there is no certificate
 */
export function askWithPapers(
  who: Signature,
  asked: AskedSubjects,
  papers: readonly Paper[],
): readonly Write[] {
  const slotOf = (kind: string) => {
    const paper = papers.find((one) => one.kind === kind);
    return paper ? toStored(paper) : null;
  };
  const certificate = slotOf('certificate');
  if (!certificate) throw new Error('a certificate is needed');
  // The same papers make the same batch, so that one whose answer was lost is known when it is sent again.
  const changeId = certificate.id;
  const { subjects, levels, words } = asked;
  const files = { certificate, transcript: slotOf('transcript') ?? ('' as const) };
  return [
    askForSubjects({ changeId, tutorId: who.userId, subjects, levels, words, files }),
    logChange({
      id: changeId,
      by: signedByTutor(who),
      record: additionPath(certificate.id),
      event: subjectsAsked,
      after: { state: 'asked' },
    }),
  ];
}

/** Uploads the papers that a record names. Those that arrived earlier are skipped. */
export async function sendPapersOf(
  { files }: Pick<BackendPort, 'files'>,
  addition: Pick<SubjectAddition, 'id' | 'files'>,
  papers: readonly Paper[],
): Promise<void> {
  for (const { id, name, type } of filesOfAddition(addition)) {
    const paper = papers.find((one) => one.id === id);
    if (!paper) continue;
    const facts = { id, owner: additionPath(addition.id), name, type };
    await files.put(facts, new Uint8Array(await paper.file.arrayBuffer()));
  }
}

/** Creates the record, then uploads its papers. Safe to repeat with the same papers. */
export async function sendSubjects(
  backend: Pick<BackendPort, 'documents' | 'files'>,
  writes: readonly Write[],
  papers: readonly Paper[],
): Promise<void> {
  await submitOnce(backend, writes);
  const [record] = writes;
  if (record?.type !== 'create') return;
  const files = record.data.files as SubjectAddition['files'];
  await sendPapersOf(backend, { id: record.path.split('/').at(-1) ?? '', files }, papers);
}
