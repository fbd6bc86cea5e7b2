import { fillRequest, sendRequest } from './support/request';
import { expect, office, open, signIn, test } from './support/test';

test('an open desk tells by its title and, if wanted, by sound that something new waits', async ({
  page,
  context,
}) => {
  // Counts the tones instead of playing them: two for each sound.
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    const start: (this: OscillatorNode, when?: number) => void = Reflect.get(
      OscillatorNode.prototype,
      'start',
    );
    OscillatorNode.prototype.start = function (when) {
      Object.assign(window, { tones: (window as unknown as { tones: number }).tones + 1 });
      start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveTitle(/^\(\d+\) Today · Lifeline desk$/);
  const waiting = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
  const before = await waiting();
  const sound = page.getByRole('checkbox', { name: /^Sound on this device/ });
  await expect(sound).not.toBeChecked();

  const family = await context.newPage();
  await open(family, '/tuition');
  await fillRequest(family);
  await sendRequest(family);
  await expect.poll(waiting).toBe(before + 1);
  expect(await tones()).toBe(0);

  await page.bringToFront();
  await sound.check();
  await expect.poll(tones).toBe(2);
  await family.bringToFront();
  await open(family, '/tuition');
  await fillRequest(family);
  await sendRequest(family);
  await expect.poll(waiting).toBe(before + 2);
  await expect.poll(tones).toBe(4);

  // The choice stays, and what already waits makes no sound.
  await page.bringToFront();
  await page.reload();
  await expect.poll(waiting).toBe(before + 2);
  await expect(sound).toBeChecked();
  expect(await tones()).toBe(0);
});
