import { createSampleTutors } from '../../src/app/demo/sample-tutors';
import { reachEmulators } from './emulators';
import { tutor, type Page } from './test';

const times = ['createdAt', 'movedAt', 'updatedAt'];

const fieldsOf = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(name, value)]));

/** A value as Firestore's REST interface takes it. */
function valueOf(name: string, value: unknown): object {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((one) => valueOf('', one)) } };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: fieldsOf(value) } };
  return times.includes(name) ? { timestampValue: value } : { stringValue: value };
}

/** Gives the demo's tutor the profile that only the embedded backend has from the start. */
export async function putTutorProfile(page: Page): Promise<void> {
  if ((await page.locator('html[data-backend=firebase]').count()) === 0) return;
  const { documents } = await reachEmulators(page.request);
  const path = `tutors/${tutor.id}`;
  const profile = createSampleTutors(Date.now())[path] ?? {};
  const answer = await page.request.patch(`${documents}/${path}`, {
    headers: { Authorization: 'Bearer owner' },
    data: { fields: fieldsOf(profile) },
  });
  if (!answer.ok()) throw new Error(`the profile was not written: ${await answer.text()}`);
}
