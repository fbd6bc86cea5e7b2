import { historyPageSize as limit } from '@/shared/api';
import type { DocumentsPort, ListPlace, StoredDocument } from '@/shared/backend';
import { changeLogCollection, linesOf } from '../model/change';
import type { LogQuestion } from '../model/log-question';

/** The collection that holds the lines of a question. */
export const placeOf = ({ subject }: LogQuestion): string =>
  subject.kind === 'record' ? linesOf(subject.record) : changeLogCollection;

/**
 * Lists a page of the lines that answer a question, newest first.
 * @param page place after which the page begins; undefined for the first one
 */
export function findLines(
  documents: DocumentsPort,
  { subject, since, until }: LogQuestion,
  page: ListPlace | undefined,
): Promise<readonly StoredDocument[]> {
  const after = page ?? (until === null ? undefined : { time: until });
  // Each question is spelled out, since the indexes of the database are checked against the calls.
  switch (subject.kind) {
    case 'all':
      return documents.list({
        collection: changeLogCollection,
        where: [{ field: 'at', notBefore: since }],
        orderBy: { field: 'at', direction: 'descending' },
        limit,
        ...(after && { after }),
      });
    case 'record':
      return linesOf(subject.record) === changeLogCollection
        ? documents.list({
            collection: changeLogCollection,
            where: [
              { field: 'record', equals: subject.record },
              { field: 'at', notBefore: since },
            ],
            orderBy: { field: 'at', direction: 'descending' },
            limit,
            ...(after && { after }),
          })
        : documents.list({
            collection: linesOf(subject.record),
            where: [{ field: 'at', notBefore: since }],
            orderBy: { field: 'at', direction: 'descending' },
            limit,
            ...(after && { after }),
          });
    case 'person':
      return documents.list({
        collection: changeLogCollection,
        where: [
          { field: 'by.userId', equals: subject.userId },
          { field: 'at', notBefore: since },
        ],
        orderBy: { field: 'at', direction: 'descending' },
        limit,
        ...(after && { after }),
      });
    case 'code-holders':
      return documents.list({
        collection: changeLogCollection,
        where: [
          { field: 'by.kind', equals: 'code-holder' },
          { field: 'at', notBefore: since },
        ],
        orderBy: { field: 'at', direction: 'descending' },
        limit,
        ...(after && { after }),
      });
    case 'events':
      return documents.list({
        collection: changeLogCollection,
        where: [
          { field: 'event', oneOf: subject.events },
          { field: 'at', notBefore: since },
        ],
        orderBy: { field: 'at', direction: 'descending' },
        limit,
        ...(after && { after }),
      });
  }
}
