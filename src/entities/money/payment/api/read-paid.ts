import { readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import { paidCollection, parsePaid, type Paid } from '../model/payment';

/** Reads what a family has paid. @param code of its request */
export async function readPaid(documents: DocumentsPort, code: string): Promise<readonly Paid[]> {
  const collection = paidCollection(code);
  return readList(collection, await documents.list({ collection }), parsePaid);
}
