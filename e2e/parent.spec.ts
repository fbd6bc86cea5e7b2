import {
  createReferenceCode,
  formatReferenceCode,
  type CodeKind,
} from '../src/entities/reference-code/model/reference-code';
import { expect, open, test } from './support/test';
import {
  fillPlace,
  fillReach,
  fillRequest,
  fillLessons,
  fillWho,
  next,
  pressNextWhileOff,
  readCode,
  sendRequest,
} from './support/request';

test('a parent starts at the home page, requests a tutor and saves the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need?');
  await page.getByRole('link', { name: /A tutor at home/ }).click();
  await expect(page).toHaveTitle(/Ask for a home tutor/);
  await fillRequest(page);

  await expect(page.getByText('Kojo, 13 years')).toBeVisible();
  await expect(page.getByText('Mathematics first; then Science')).toBeVisible();
  await expect(page.getByText('Before you send: your data')).toBeVisible();
  const consent = page.getByLabel(/I agree that Lifeline uses these data/);
  await expect(consent).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Send request' })).toHaveAttribute('aria-disabled', 'true');

  const code = await sendRequest(page);
  expect(code).toMatch(/^LL-T [0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]$/);
  await expect(page.getByText('Home tuition, JHS 2, Mathematics first.')).toBeVisible();

  await page.getByRole('button', { name: 'Copy' }).click();
  const copied = page.getByText('Code copied');
  await expect(copied).toBeVisible();
  // No section of the page lies over the message.
  const isOnTop = copied.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element === document.elementFromPoint(left + width / 2, top + height / 2);
  });
  expect(await isOnTop).toBe(true);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  const link = await page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const text = new URL(link ?? '').searchParams.get('text');
  expect(text).toBe(`Lifeline code: ${code} (home tuition)`);
  expect(text).not.toMatch(/Kojo|Ama|024|JHS|Mathematics/);

  // Servers never see the code.
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/code');
});

test('a draft survives a reload in mid-form and a closed tab', async ({ page, context }) => {
  await open(page, '/tuition');
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await fillLessons(page);
  await expect(page.getByText(/Saved on this phone \d+:\d\d\u00a0(am|pm)/)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Which class?')).toHaveValue('jhs-2');
  await expect(page.getByLabel('Saturday Morning')).toBeChecked();
  await page.close();

  const again = await context.newPage();
  // The form goes on where something is missing, and no step behind it is open.
  await open(again, '/tuition');
  await expect(again).toHaveURL('/tuition?step=place');
  await expect(again.getByRole('heading', { level: 1, name: 'Place and budget' })).toBeFocused();
  await again.goto('/tuition?step=send');
  await expect(again).toHaveURL('/tuition?step=place');
  await again.getByRole('link', { name: 'Back to step 2' }).click();
  await again.getByRole('link', { name: 'Back to step 1' }).click();
  await expect(again.getByLabel('What should the tutor call the learner?')).toHaveValue('Kojo');
  await next(again, 'Subjects, level and hours');
  await next(again, 'Place and budget');
  await fillPlace(again);
  await next(again, 'How to reach you');
  await fillReach(again);
  await next(again, 'Check and send');
  await sendRequest(again);

  // A sent draft is deleted.
  await open(again, '/tuition');
  await expect(again.getByLabel('What should the tutor call the learner?')).toHaveValue('');
});

test('a form without a draft keeps its answers between steps, and loses them with the tab', async ({
  page,
}) => {
  await open(page, '/tuition');
  await page.getByLabel('Do not keep this on this phone').click();
  await expect(page.getByText('Nothing of this is kept on this phone.')).toBeVisible();
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('What should the tutor call the learner?')).toHaveValue('Kojo');
  await page.reload();
  await expect(page.getByLabel('What should the tutor call the learner?')).toHaveValue('');
});

test('a draft can be discarded, and switched off', async ({ page }) => {
  await open(page, '/tuition');
  await fillWho(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  // One press empties nothing, and the keyboard goes on in the same place.
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Discard' })).toBeFocused();
  await expect(page.getByLabel('How old is the learner?')).toHaveValue(/\d/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, discard all' }).click();
  await expect(page.getByLabel('How old is the learner?')).toHaveValue('');

  await page.getByLabel('Do not keep this on this phone').check();
  await page.getByLabel('How old is the learner?').fill('13');
  await expect(page.getByText('Nothing of this is kept on this phone.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('How old is the learner?')).toHaveValue('');
});

test('Next says why it is disabled, lists every problem, and focuses the first', async ({ page }) => {
  await open(page, '/tuition');
  await expect(page.getByRole('button', { name: /^Next:/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Next is off until this is answered: Who are you?')).toBeVisible();

  await page.getByLabel('What should the tutor call the learner?').fill('<script>alert(1)</script>');
  await page.getByLabel('How old is the learner?').fill('ten');
  await pressNextWhileOff(page);
  const summary = page.getByRole('alert').filter({ hasText: 'things are missing' });
  await expect(summary.getByRole('link')).toHaveText([
    'Who are you? This field is required',
    /What should the tutor call the learner\? Please leave out </,
    'The learner is: This field is required',
    'How old is the learner? This field can only contain numbers',
  ]);
  await expect(page.getByRole('radio', { name: 'Parent' })).toBeFocused();
  await expect(page.getByLabel('What should the tutor call the learner?')).toHaveValue(
    '<script>alert(1)</script>',
  );
  await expect(page.getByLabel('How old is the learner?')).toHaveAttribute('aria-invalid', 'true');

  await summary.getByRole('link', { name: /How old/ }).click();
  await expect(page.getByLabel('How old is the learner?')).toBeFocused();
});

test('invalid places, days, phones and emails are reported at their field', async ({ page }) => {
  await open(page, '/tuition');
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await fillLessons(page);
  await next(page, 'Place and budget');
  await fillPlace(page);
  await page.getByLabel('Digital address').fill('Adenta 12');
  await page.getByLabel('From which day?').fill('2020-01-01');
  await page.getByLabel('Budget for one lesson, in cedis').fill('sixty');
  await pressNextWhileOff(page);
  await expect(page.getByText(/A digital address looks like GA-183-8164/).last()).toBeVisible();
  await expect(page.getByText(/This day is in the past/).last()).toBeVisible();
  await expect(page.getByText('This field can only contain numbers').last()).toBeVisible();
  await fillPlace(page);
  await page.getByLabel('Budget for one lesson, in cedis').fill('60');
  await next(page, 'How to reach you');

  await page.getByLabel('Your name').fill('Ama \u202Eabc');
  await page.getByLabel('Phone', { exact: true }).fill('024 ABC 4567');
  await page.getByRole('group', { name: 'How should we reach you?' }).getByLabel('Email').check();
  await pressNextWhileOff(page);
  await expect(page.getByText(/There is a hidden character/).last()).toBeVisible();
  await expect(page.getByText('This field can only contain numbers').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email: This field is required' })).toBeVisible();
  await page.getByLabel('Email').last().fill('ama@');
  await pressNextWhileOff(page);
  await expect(page.getByText('Please enter a valid email').last()).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill('+233 (24) 123-4567');
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Email').last().fill('ama@example.com');
  await next(page, 'Check and send');
});

test('Back and the address change the step, but never past an incomplete one', async ({ page }) => {
  await open(page, '/tuition?step=send');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who it is for');
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await page.goBack();
  await expect(page.getByLabel('How old is the learner?')).toHaveValue('13');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subjects, level and hours');
});

test('a code opens its tracking page in any spelling, a wrong one is reported, and the request is cancelled with a reason', async ({
  page,
}) => {
  await open(page, '/tuition');
  await fillRequest(page);
  const code = await sendRequest(page);

  await open(page, '/code');
  const field = page.getByLabel('Reference code');
  const follow = page.getByRole('button', { name: 'Follow' });
  await follow.click();
  await expect(page.getByText('This field is required')).toBeVisible();

  const last = code.slice(-1);
  await field.fill(code.slice(0, -1) + (last === '0' ? '2' : '0'));
  await follow.click();
  await expect(page.getByText(/One letter or figure is not right/)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(code.slice(0, -1) + (last === '0' ? '2' : '0'));

  await field.fill(code.slice(0, 8));
  await follow.click();
  await expect(page.getByText(/A code has 14 letters and figures/)).toBeVisible();

  await field.fill(code.toLowerCase().replaceAll(' ', '').replaceAll('0', 'o').replaceAll('1', 'l'));
  await follow.click();
  await expect(page.getByRole('heading', { name: 'So far' })).toBeVisible();
  expect(await readCode(page)).toBe(code);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Our system answered' }).locator('time'),
  ).toHaveText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w+, \d+:\d\d\u00a0(am|pm)$/);

  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Our plans changed').check();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'It is cancelled' })).toBeVisible();
  await expect(page.getByText('Nobody looks for a tutor any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this request' })).toHaveCount(0);
});

test('an unknown code shows that nothing was found', async ({ page }) => {
  const codeOf = (kind: CodeKind) => createReferenceCode(kind, (length) => new Uint8Array(length));
  await open(page, `/code#${codeOf('tuition')}`);
  await expect(page.getByText(/The code is well written, but nothing here has it/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call 0/ })).toHaveAttribute(
    'href',
    /^tel:\+233/,
  );

  await page.getByLabel('Reference code').fill(formatReferenceCode(codeOf('enquiry')));
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page).toHaveURL(`/code#${codeOf('enquiry')}`);
  await expect(page.getByText(/The code is well written, but nothing here has it/)).toBeVisible();
  await expect(page.getByLabel('Reference code')).toHaveValue(codeOf('enquiry'));
});

test('an address that cannot be decoded still opens its page', async ({ page }) => {
  await open(page, '/code#50%');
  await expect(page.getByLabel('Reference code')).toHaveValue('50%');
  await open(page, '/faq#50%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask');
});
