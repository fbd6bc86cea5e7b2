import { paperKinds, paperTypes, type ApplicationFile } from '@/entities/tutor-application';
import type { Attachments } from '@/shared/drafts';
import type { SubmittedFile } from '@/shared/submission';

type Papers = Attachments['items'];

/** Characters of a name of a file that the record keeps. */
const longestName = 120;

/** A name as a record takes it: files are named by phones, and may have anything in them. */
const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .trim()
    .slice(0, longestName)
    .trim() || 'paper';

/** The papers of the form, as the application has them. */
export function toApplicationFiles(papers: Papers): readonly ApplicationFile[] {
  return papers.flatMap(({ id, kind, name, type, file }) => {
    const knownKind = paperKinds.find((known) => known === kind);
    const knownType = paperTypes.find((known) => known === type);
    if (!knownKind || !knownType) return [];
    return [{ id, kind: knownKind, name: plainName(name), type: knownType, size: file.size }];
  });
}

/** The papers of the form, as they are sent. @param owner path of the application */
export const toSubmittedFiles = (papers: Papers, owner: string): readonly SubmittedFile[] =>
  papers.map(({ id, kind, name, type, file }) => ({ id, owner, kind, name: plainName(name), type, file }));
