import { describe, expect, it } from 'vitest';
import { createSampleDocuments } from '@/app/demo/sample-documents';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { attempt } from './attempt';

const policy = createSiteAccessPolicy();
const documents = createSampleDocuments(new Date());
const guest = { userId: null, role: null };

/** Case-insensitive, since ids are lower case. */
const code = /ll-[a-z][0-9a-z]{13}/i;

const isRead = (path: string) => attempt(policy, guest, documents, { get: path });

/** A code holder may read documents below it; these are the others. */
const withoutCode = Object.keys(documents).filter((path) => !code.test(path));

describe('the public documents of the demo', () => {
  it('contain no reference code, whatever the id of the document', async () => {
    const open: string[] = [];
    const naming: string[] = [];
    for (const path of withoutCode.filter((one) => !one.startsWith('changeLog/'))) {
      if (!(await isRead(path))) continue;
      open.push(path);
      if (code.test(JSON.stringify(documents[path]))) naming.push(path);
    }
    expect(naming).toEqual([]);
    // Tutors, offers, lessons, certificates and published reviews are among them.
    for (const kind of [
      /^tutors\//,
      /^offers\/[^/]+$/,
      /\/lessons\/[^/]+$/,
      /^certificates\/[^/]+$/,
      /^reviews\/[^/]+$/,
    ])
      expect(open.some((path) => kind.test(path))).toBe(true);
  });

  it('refer to no log line that contains a reference code', async () => {
    for (const path of withoutCode) {
      const line = `changeLog/${String(documents[path]?.lastChange)}`;
      if (!documents[line] || !(await isRead(path)) || !(await isRead(line))) continue;
      expect(code.test(JSON.stringify(documents[line]))).toBe(false);
    }
  });
});
