import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const stamp = {
  createdAt: ago(30),
  movedAt: ago(20),
  updatedAt: ago(20),
  lastChange: '',
  isSample: true,
};

const place = { region: 'GH-AA', town: 'Adenta' };
const hours = ['tue-evening', 'sat-morning'];

/** A family waiting for mathematics in Adenta that has agreed to the group. */
function member(ref: string, groupId: string, name: string, terms: object) {
  const lessons = { schoolClass: 'jhs-2', subjects: ['mathematics'], prioritySubject: 'mathematics' };
  return {
    [`tuitionRequests/${ref}`]: {
      ...stamp,
      state: 'reviewing',
      learner: { name, gender: 'boy', age: 13, need: '' },
      lessons: {
        ...lessons,
        hours,
        perWeek: 2,
        startDate: ago(0).slice(0, 10),
        tutorGender: 'any',
        budget: 0,
      },
      place: { where: 'home', ...place },
      cancellation: { reason: '', words: '' },
    },
    [`tuitionRequests/${ref}/contact/guardian`]: {
      relation: 'parent',
      name: 'Sample Guardian',
      phone: '+233240000000',
      email: '',
      contactBy: 'call',
      digitalAddress: '',
      landmark: '',
      message: '',
      consent: { version: 'sample', language: 'en', news: false },
    },
    [`tuitionRequests/${ref}/invitations/${groupId}`]: { ...stamp, ...terms, state: 'agreed', names: [] },
    [`tracking/${ref}`]: {
      topic: { kind: 'tuition', schoolClass: 'jhs-2', subject: 'mathematics' },
      state: 'reviewing',
      steps: { sent: { what: 'submitted', at: ago(30) }, s1: { what: 'reviewing', at: ago(20) } },
    },
  };
}

async function openDesk(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
}

test('all families of a group agree, see the names, and get an offer of the same tutor', async ({ page }) => {
  const groupId = crypto.randomUUID();
  const [first, second] = [createReferenceCode('tuition'), createReferenceCode('tuition')];
  const price = { pricePerChild: 4550, priceAlone: 7000 };
  const terms = { schoolClass: 'jhs-2', subject: 'mathematics', ...place, hours, size: 2, ...price };
  await openDesk(page);
  await putDocuments(page, {
    ...member(first, groupId, 'Kojo', terms),
    ...member(second, groupId, 'Yaa', terms),
    [`groups/${groupId}`]: { ...stamp, ...terms, state: 'proposed', members: [first, second] },
  });
  await page.goto(`/admin/${office.id}?view=groups`);
  const group = page.getByRole('listitem').filter({ hasText: 'JHS 2, Mathematics, Adenta: 2 families' });
  await group.getByRole('button', { name: 'All agree: tell them the names' }).click();
  await expect(group).toContainText(/Kojo, Yaa|Yaa, Kojo/);
  await group.getByRole('button', { name: 'Offer to Akosua D.' }).click();
  await expect(group).toContainText('The offers are out.');
  await expect(group.getByRole('list', { name: 'Requests' }).getByText('Offered')).toHaveCount(2);

  await group.getByRole('link', { name: first.slice(4, 8) }).click();
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers).toContainText('Akosua D.');
  await expect(offers).toContainText('GH₵45.50');
  await expect(offers).toContainText('Waits for the tutor');
});

test('the office decides disputes: one lesson is paid, the other cancelled', async ({ page }) => {
  await openDesk(page);
  const lessons = Object.entries(await readDocuments(page, 'offers/')).filter(
    ([path, { state }]) => /\/lessons\/[^/]+$/.test(path) && (state === 'taught' || state === 'confirmed'),
  );
  expect(lessons).toHaveLength(3);
  await putDocuments(
    page,
    Object.fromEntries(lessons.slice(0, 2).map(([path, lesson]) => [path, { ...lesson, state: 'disputed' }])),
  );
  await page.goto(`/admin/${office.id}?view=lessons`);
  const reject = page.getByRole('button', { name: 'It was taught: pay it' });
  await expect(reject).toHaveCount(2);
  await reject.first().click();
  await expect(reject).toHaveCount(1);
  await page.getByRole('button', { name: 'It was not: cancel it' }).click();
  await expect(page.getByText('Nothing is disputed.')).toBeVisible();
  const states = Object.entries(await readDocuments(page, 'offers/'))
    .filter(([path]) => lessons.slice(0, 2).some(([known]) => known === path))
    .map(([, { state }]) => state);
  expect(states.sort()).toEqual(['cancelled', 'confirmed']);

  await page.getByRole('link', { name: 'Change log' }).click();
  const lines = page.getByRole('row');
  await expect(lines.filter({ hasText: 'Dispute decided for the tutor' })).toContainText('Confirmed');
  await expect(lines.filter({ hasText: 'Dispute decided for the tutor' })).toContainText(
    /Lesson of Ama\sS\., \w/,
  );
  await expect(lines.filter({ hasText: 'Dispute decided for the family' })).toContainText('Cancelled');
});
