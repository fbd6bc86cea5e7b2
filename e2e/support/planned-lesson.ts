import { createReferenceCode } from '../../src/entities/reference-code/model/reference-code';
import { hourMs, ids, lesson, offer, request } from './family';
import { openCode } from './open-code';
import { readDocuments } from './records';
import type { Page } from './test';

/** Path of the lesson. */
export const record = `offers/${ids.ama}/lessons/${ids.lesson}`;
/** The lesson as it is stored. */
export const stored = async (page: Page) => (await readDocuments(page, record))[record];
/** The day so many days from now, `YYYY-MM-DD`. */
export const dayIn = (days: number) => new Date(Date.now() + days * 24 * hourMs).toISOString().slice(0, 10);

/** Opens the page of a family with one planned lesson; returns its code. */
export async function openLesson(page: Page, hours: number, fields: object = {}): Promise<string> {
  const ref = createReferenceCode('tuition');
  const [planned] = Object.values(lesson(ids.ama, 'planned', false, hours));
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    [record]: { ...planned, ...fields },
  });
  return ref;
}
