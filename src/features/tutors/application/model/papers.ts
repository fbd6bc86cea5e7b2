import { paperKinds, paperTypes, type ApplicationFile } from '@/entities/tutor-application';
import type { Attachments } from '@/shared/drafts';
import type { SubmittedFile } from '@/shared/submission';

type Papers = Attachments['items'];

/** Maximum length of a file name. */
const maximumNameLength = 120;

/** Removes the characters that the stored record does not allow in a file name. */
const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .trim()
    .slice(0, maximumNameLength)
    .trim() || 'paper';

/** Attached files as stored in the application. */
export function toApplicationFiles(papers: Papers): readonly ApplicationFile[] {
  return papers.flatMap(({ id, kind, name, type, file }) => {
    const knownKind = paperKinds.find((known) => known === kind);
    const knownType = paperTypes.find((known) => known === type);
    if (!knownKind || !knownType) return [];
    return [{ id, kind: knownKind, name: plainName(name), type: knownType, size: file.size }];
  });
}

/** Attached files as uploaded. @param owner path of the application */
export const toSubmittedFiles = (papers: Papers, owner: string): readonly SubmittedFile[] =>
  papers.map(({ id, kind, name, type, file }) => ({ id, owner, kind, name: plainName(name), type, file }));
