import { expect } from 'vitest';
import { lessonsGroup } from '../../src/entities/lesson';
import type { Condition, DocumentsPort } from '@/shared/backend';

interface ConfirmedLesson {
  readonly lessonRecord: string;
  readonly tutorId: string;
  readonly asOffice: () => Promise<unknown>;
}

/** The office lists the lessons of all offers, among them one confirmed just now; nobody else does. */
export async function listAllLessons(documents: DocumentsPort, of: ConfirmedLesson): Promise<void> {
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
  expect(await list(isConfirmed, { field: 'movedAt', notBefore: later ?? '' })).toEqual([]);
  expect(await list(isConfirmed, { field: 'movedAt', notAfter: earlier ?? '' })).toEqual([]);
  expect(await list({ field: 'tutorId', equals: of.tutorId }, notBefore)).toEqual([of.lessonRecord]);
}
