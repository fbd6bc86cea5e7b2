import { readFileSync } from 'node:fs';
import { readChunks } from '../tools/ready.mjs';
import { expect, open, test, type Page } from './support/test';

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
const part = (page: Page, name: string) => inspector(page).getByRole('region', { name, exact: true });

/** All addresses requested by a page. */
function observeRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

const chunks = readChunks();
const ofSite = chunks.filesOf(
  chunks.names.filter((name) => !name.startsWith('inspector')),
  '.js',
);
const ofInspector = chunks
  .filesOf(['inspector', 'inspector-layout'], '.js')
  .filter((file) => !ofSite.includes(file));

const isOfInspector = (address: string) => ofInspector.some((file) => address.endsWith(file));

test('a page loads no code of the inspector until it is opened', async ({ page }) => {
  const addresses = observeRequests(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(addresses.filter(isOfInspector)).toEqual([]);
});

test.describe('an inspected page', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('draws a started machine, follows its states, and sends events to it', async ({ page, baseURL }) => {
    const addresses = observeRequests(page);
    await open(page, '/?inspect');
    await expect(inspector(page)).toBeVisible();
    const machines = part(page, 'Machines');
    await expect(machines.getByRole('button', { name: /^themeMode/ })).toHaveCount(1);

    await page.getByRole('button', { name: 'Change between light and dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await machines.getByRole('button', { name: 'themeMode dark' }).click();
    const states = part(page, 'Chart').getByRole('list', { name: 'States in words' });
    await expect(states).toContainText('dark: now');

    await expect(part(page, 'State')).toContainText('Sending is off while values are hidden');
    await inspector(page).getByRole('button', { name: 'Show values in this tab' }).click();
    await part(page, 'State').getByLabel('Event', { exact: true }).fill('mode.chosen');
    await part(page, 'State').getByLabel('Payload, as JSON').fill('{"mode": light}');
    await part(page, 'State').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(part(page, 'State')).toContainText('This is not JSON');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await part(page, 'State').getByLabel('Payload, as JSON').fill('{"mode": "light"}');
    await part(page, 'State').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(states).toContainText('light: now');

    await part(page, 'Chart').getByRole('button', { name: 'Send theme.toggled' }).first().press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await part(page, 'Events')
      .getByRole('button', { name: /^mode\.chosen/ })
      .click();
    await expect(inspector(page)).toContainText('You look at the past');
    await expect(states).toContainText('light: now');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await inspector(page).getByRole('button', { name: 'Back to now' }).click();
    await expect(states).toContainText('dark: now');

    expect(addresses.some(isOfInspector)).toBe(true);
    const outside = addresses.filter(
      (address) => !address.startsWith(baseURL ?? '') && !/^(blob|data):/.test(address),
    );
    expect(outside).toEqual([]);
  });

  test('saves a chart as a self-contained picture', async ({ page, context }) => {
    await open(page, '/?inspect');
    await part(page, 'Machines')
      .getByRole('button', { name: /^tuitionRequest\b/ })
      .click();
    await part(page, 'Chart').getByRole('button', { name: 'Whole chart' }).click();
    await expect(part(page, 'Chart').getByText('trial.passed')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part(page, 'Chart').getByRole('button', { name: 'Save SVG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('tuitionRequest.svg');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).not.toMatch(/var\(|href|url\(|class=/);
    const picture = await context.newPage();
    await picture.goto(`data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`);
    expect(await picture.evaluate(() => document.documentElement.tagName)).toBe('svg');
    await expect(picture.locator('text', { hasText: 'trial.passed' })).toBeVisible();
  });

  test('simulates a machine that does not run', async ({ page }) => {
    await open(page, '/?inspect');
    await part(page, 'Machines')
      .getByRole('button', { name: /^enquiry\b/ })
      .click();
    await part(page, 'State').getByRole('button', { name: 'Walk it' }).click();
    await part(page, 'State').getByLabel('Payload, as JSON').fill('{"by": "office"}');
    await part(page, 'State').getByRole('button', { name: 'answer.started' }).click();
    const states = part(page, 'Chart').getByRole('list', { name: 'States in words' });
    await expect(states).toContainText('answering: now');
    await expect(states).toContainText('new: has been');
  });
});

test.describe('a long life', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  test('is readable at once in a resizable panel, and in a window of its own', async ({ page }) => {
    await open(page, '/?inspect');
    const edge = inspector(page).getByRole('separator', { name: 'Height of the inspector' });
    const before = Number(await edge.getAttribute('aria-valuenow'));
    await edge.press('ArrowUp');
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 32));
    const box = await edge.boundingBox();
    await page.mouse.move(640, (box?.y ?? 0) + 6);
    await page.mouse.down();
    await page.mouse.move(640, 240, { steps: 4 });
    await page.mouse.up();
    await expect(edge).toHaveAttribute('aria-valuenow', '620');
    await page.reload();
    await expect(edge).toHaveAttribute('aria-valuenow', '620');

    await part(page, 'Machines')
      .getByRole('button', { name: /^tuitionRequest\b/ })
      .click();
    const room = part(page, 'Chart');
    await expect(room.getByText('review.started [isBy(office)] → reviewing')).toBeVisible();
    const drawing = room.getByRole('group', { name: 'Statechart of tuitionRequest' });
    const scale = await drawing.evaluate((svg: SVGSVGElement) => svg.clientWidth / svg.viewBox.baseVal.width);
    expect(scale).toBeGreaterThanOrEqual(0.8);
    await expect(room.getByRole('button', { name: /^junk\b/ })).toBeInViewport({ ratio: 1 });
    await room.getByRole('button', { name: /^trial\b/ }).press('Enter');
    await expect(room.getByText(/^trial\.passed .*→ running$/)).toBeVisible();

    const [own] = await Promise.all([
      page.waitForEvent('popup'),
      inspector(page).getByRole('button', { name: 'Own window' }).click(),
    ]);
    await expect(inspector(page)).toHaveCount(0);
    // A narrow window shows one part at a time.
    await own.setViewportSize({ width: 1280, height: 860 });
    await page.getByRole('button', { name: 'Change between light and dark' }).click();
    await expect(own.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The machine starts with the first press.
    await part(own, 'Machines').getByRole('button', { name: 'themeMode dark' }).click();
    await expect(part(own, 'Chart').getByRole('list', { name: 'States in words' })).toContainText(
      'dark: now',
    );
    await own.close();
    await expect(inspector(page)).toBeVisible();

    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await inspector(page).getByRole('button', { name: 'Own window' }).click();
    await expect(inspector(page)).toContainText('did not allow a window');
  });
});

test('on a phone the inspector is a sheet with one part at a time, and disappears when it is closed', async ({
  page,
}) => {
  await open(page, '/?inspect');
  await inspector(page).getByRole('button', { name: 'Machines' }).click();
  await part(page, 'Machines').getByRole('button', { name: 'session', exact: true }).click();
  await expect(part(page, 'Chart').getByText('visitor.changed').first()).toBeVisible();
  await expect(part(page, 'Machines')).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await inspector(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Inspect' })).toBeFocused();
  await page.getByRole('button', { name: 'Inspect' }).press('Enter');
  await expect(inspector(page)).toBeFocused();
});
