import { describe, expect, it } from 'vitest';
import { trackingPath } from '@/entities/tracking';
import { enquiryContactPath } from '../../src/entities/enquiry';
import { guardianContactPath } from '../../src/entities/tuition-request';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { newEnquiryCode, sendEnquiry, sendRequest } from '../samples/records';
import { documentsOf, type Attempt, type Documents } from './attempt';
import { everyone, people, record, ref, requestIn, roles, type Person } from './people';

const sentEnquiry = newEnquiryCode();

/** Cases of reading, listing, and creating without an account. */
export function describeReadingAndSending(attempt: Attempt): void {
  describe('reading', () => {
    const stored: Documents = {
      ...requestIn('offered'),
      ...documentsOf(sendEnquiry(sentEnquiry)),
      'changeLog/c1': {},
      [`${record}/notes/n1`]: {},
      'roles/kofi': { role: null },
      'roles/demo-admin': { role: 'admin' },
      'files/f1': {},
      'files/f1/pieces/0': {},
      'somewhere/else': {},
    };

    it.each<[string, string, Person[]]>([
      ['a request', record, ['admin']],
      ['the contact of a request', guardianContactPath(ref), ['admin']],
      ['a note', `${record}/notes/n1`, ['admin']],
      ['an enquiry', `enquiries/${sentEnquiry}`, ['admin']],
      ['the contact of an enquiry', enquiryContactPath(sentEnquiry), ['admin']],
      ['tracking, by its whole code', trackingPath(ref), everyone],
      ['a line of the change log', 'changeLog/c1', ['admin']],
      ['one’s own role', 'roles/kofi', ['person', 'admin']],
      ['an administrator’s role', 'roles/demo-admin', ['admin']],
      ['a file', 'files/f1', ['admin']],
      ['a piece of a file', 'files/f1/pieces/0', ['admin']],
      ['anything else', 'somewhere/else', []],
    ])('%s', async (_what, path, allowed) => {
      for (const who of everyone) {
        expect([who, await attempt(people[who], stored, { get: path })]).toEqual([
          who,
          allowed.includes(who),
        ]);
      }
    });

    it.each<[string, Person[]]>([
      ['tuitionRequests', ['admin']],
      [`${record}/notes`, ['admin']],
      [`${record}/contact`, []],
      ['enquiries', ['admin']],
      ['tracking', []],
      ['changeLog', ['admin']],
      ['roles', ['admin']],
      ['files', ['admin']],
      ['somewhere', []],
    ])('the list of %s', async (collection, allowed) => {
      for (const who of everyone) {
        expect([who, await attempt(people[who], stored, { list: collection })]).toEqual([
          who,
          allowed.includes(who),
        ]);
      }
    });
  });

  describe('submitting', () => {
    it.each(everyone)('a request and an enquiry are accepted from %s', async (who) => {
      expect(await attempt(people[who], roles, { commit: sendRequest(ref) })).toBe(true);
      expect(await attempt(people[who], roles, { commit: sendEnquiry(sentEnquiry) })).toBe(true);
    });

    const change = (path: string, with_: DocumentData): readonly Write[] =>
      sendRequest(ref).map((write) =>
        write.type === 'create' && write.path === path
          ? { ...write, data: { ...write.data, ...with_ } }
          : write,
      );
    const lessons = documentsOf(sendRequest(ref))[record]?.lessons as DocumentData;
    const without = (path: string) => sendRequest(ref).filter((write) => write.path !== path);
    const contact = guardianContactPath(ref);

    it.each<[string, readonly Write[]]>([
      ['without its contact', without(contact)],
      ['without its tracking', without(trackingPath(ref))],
      ['that is tracking alone', sendRequest(ref).filter(({ path }) => path === trackingPath(ref))],
      ['that is a contact alone', sendRequest(ref).filter(({ path }) => path === contact)],
      ['that begins in another state', change(record, { state: 'running' })],
      ['whose tracking says another state', change(trackingPath(ref), { state: 'running' })],
      ['with a time of its own', change(record, { createdAt: '2020-01-01T00:00:00.000Z' })],
      [
        'with a step of another time',
        change(trackingPath(ref), { steps: { sent: { what: 'submitted', at: '2020-01-01T00:00:00.000Z' } } }),
      ],
      [
        'with two steps',
        change(trackingPath(ref), {
          steps: { sent: { what: 'submitted', at: serverTime }, more: { what: 'running', at: serverTime } },
        }),
      ],
      ['with a field more', change(record, { discount: 100 })],
      ['that calls itself a sample', change(record, { isSample: true })],
      ['with a name in its tracking', change(trackingPath(ref), { name: 'Kojo' })],
      ['with a phone that is none', change(contact, { phone: '024' })],
      ['with a tag in the message', change(contact, { message: '<script>' })],
      ['with 4,001 characters', change(contact, { message: 'a'.repeat(4001) })],
      ['with a million spaces after a name', change(contact, { name: `Ama${' '.repeat(1_000_000)}` })],
      [
        'with the same hour twice',
        change(record, { lessons: { ...lessons, hours: ['tue-evening', 'tue-evening'] } }),
      ],
      [
        'with a consent of any length',
        change(contact, { consent: { version: 'v'.repeat(1000), language: 'en', news: false } }),
      ],
      ['under a code that is too short', sendRequest('LL-T4TR8')],
      ['under the code of an enquiry', sendRequest(newEnquiryCode())],
    ])('a request is refused %s', async (_what, writes) => {
      for (const who of everyone) {
        expect([who, await attempt(people[who], roles, { commit: writes })]).toEqual([who, false]);
      }
    });

    it('an enquiry needs contact details', async () => {
      const mute = sendEnquiry(sentEnquiry, { phone: '', email: '' });
      expect(await attempt(people.guest, roles, { commit: mute })).toBe(false);
    });
  });
}
