import { paperKinds, type ApplicationFile } from '@/entities/tutor-application';
import type { Attachments } from '@/shared/drafts';
import { paperTypes, plainFileName } from '@/shared/fields';
import type { SubmittedFile } from '@/shared/submission';

type Papers = Attachments['items'];

/** Attached files as stored in the application. */
export function toApplicationFiles(papers: Papers): readonly ApplicationFile[] {
  return papers.flatMap(({ id, kind, name, type, file }) => {
    const knownKind = paperKinds.find((known) => known === kind);
    const knownType = paperTypes.find((known) => known === type);
    if (!knownKind || !knownType) return [];
    return [{ id, kind: knownKind, name: plainFileName(name), type: knownType, size: file.size }];
  });
}

/** Attached files as uploaded. @param owner path of the application */
export const toSubmittedFiles = (papers: Papers, owner: string): readonly SubmittedFile[] =>
  papers.map(({ id, kind, name, type, file }) => ({
    id,
    owner,
    kind,
    name: plainFileName(name),
    type,
    file,
  }));
