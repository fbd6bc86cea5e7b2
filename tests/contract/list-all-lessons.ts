import { expect } from 'vitest';
import { lessonsGroup } from '../../src/entities/lesson';
import type { Condition, DocumentsChange, DocumentsPort } from '@/shared/backend';

interface ConfirmedLesson {
  readonly lessonRecord: string;
  readonly tutorId: string;
  readonly asOffice: () => Promise<unknown>;
  /** Confirms it, as its family. */
  readonly confirm: () => Promise<unknown>;
}

/**
 * The office lists the lessons of all offers, among them one confirmed just now. Whoever observes them is
 * told; nobody else lists them.
 */
export async function listAllLessons(documents: DocumentsPort, of: ConfirmedLesson): Promise<void> {
  const heard: DocumentsChange[] = [];
  const stop = documents.observe(lessonsGroup, (change) => heard.push(change));
  await of.confirm();
  await expect.poll(() => heard).toContainEqual([of.lessonRecord]);
  stop();
  const list = async (...where: readonly Condition[]) =>
    (await documents.listGroup({ group: lessonsGroup, where })).map(({ path }) => path);
  const isConfirmed = { field: 'state', equals: 'confirmed' };
  await expect(list(isConfirmed)).rejects.toMatchObject({ code: 'unauthenticated' });
  await of.asOffice();
  const [earlier, later] = [-3_600_000, 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString());
  const [notBefore, notAfter] = [
    { field: 'movedAt', notBefore: earlier ?? '' },
    { field: 'movedAt', notAfter: later ?? '' },
  ];
  expect(await list(isConfirmed, notBefore, notAfter)).toEqual([of.lessonRecord]);
  expect(await list({ field: 'state', equals: 'taught' }, notBefore)).toEqual([]);
  expect(await list({ field: 'state', oneOf: ['paid', 'confirmed'] }, notBefore)).toEqual([of.lessonRecord]);
  const always = { field: 'movedAt', notBefore: new Date(0).toISOString() };
  expect(await list({ field: 'state', oneOf: ['taught', 'paid'] }, always)).toEqual([]);
  expect(await list(isConfirmed, { field: 'movedAt', notBefore: later ?? '' })).toEqual([]);
  expect(await list(isConfirmed, { field: 'movedAt', notAfter: earlier ?? '' })).toEqual([]);
  expect(await list({ field: 'tutorId', equals: of.tutorId }, notBefore)).toEqual([of.lessonRecord]);
}
