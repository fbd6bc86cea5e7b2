import type { DocumentData } from '@/shared/backend';

/** Writes of one request. */
const atOnce = 400;

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** A value of Firestore's REST interface; times become timestamps. */
function valueOf(value: unknown): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: fieldsOf(value) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value === null) return { nullValue: null };
  if (typeof value !== 'string') throw new Error(`a ${typeof value} has no place in these documents`);
  return isoTime.test(value) ? { timestampValue: value } : { stringValue: value };
}

const fieldsOf = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, valueOf(value)]));

/**
 * Writes documents into the server of the test past the rules, and resolves to their number.
 * @param server host and port
 * @throws Error when the server refuses
 */
export async function fillFirestore(
  server: string,
  documents: Iterable<readonly [string, DocumentData]>,
): Promise<number> {
  const root = 'projects/demo-lifeline/databases/(default)/documents';
  const commit = async (writes: readonly object[]) => {
    const answer = await fetch(`http://${server}/v1/${root}:commit`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`${String(answer.status)} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  let writes: object[] = [];
  let count = 0;
  for (const [path, data] of documents) {
    writes.push({ update: { name: `${root}/${path}`, fields: fieldsOf(data) } });
    count += 1;
    if (writes.length < atOnce) continue;
    await commit(writes);
    writes = [];
  }
  if (writes.length > 0) await commit(writes);
  return count;
}
