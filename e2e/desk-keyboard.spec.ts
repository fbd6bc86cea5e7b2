import { expect, office, open, showRequests, signIn, test, type Page } from './support/test';

async function openDesk(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
}

const secondRow = (page: Page) => page.locator('main tr[aria-rowindex="3"]').getByRole('link');

/** Opens the second row of the list by keyboard. */
async function openByKey(page: Page): Promise<void> {
  await secondRow(page).focus();
  await page.keyboard.press('Enter');
}

for (const width of [360, 1280]) {
  test(`a request opens with the focus in it, and Escape leads back to its row at ${width} px`, async ({
    page,
  }) => {
    await openDesk(page, width);
    const panel = page.getByRole('complementary', { name: 'Open record' });
    await openByKey(page);
    await expect(panel).toBeFocused();

    // In a field Escape is the field's: a note that is being typed stays open.
    await panel.getByRole('textbox').first().focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();

    await panel.focus();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(secondRow(page)).toBeFocused();
    await expect(secondRow(page)).toBeInViewport();

    // The button does the same, and whoever goes on by Tab starts from the row.
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    await panel.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await expect(secondRow(page)).toBeFocused();

    // Loaded again, the page leaves the focus at its start.
    await page.reload();
    await expect(secondRow(page)).toBeVisible();
    await expect(secondRow(page)).not.toBeFocused();
  });

  test(`an application takes the place of its list, and Escape and Back bring the row back at ${width} px`, async ({
    page,
  }) => {
    await openDesk(page, width);
    await page.goto(`${new URL(page.url()).pathname}?view=applications`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Applications');
    await openByKey(page);
    const record = page.getByRole('article').getByRole('heading', { level: 1 });
    await expect(record).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(record).toHaveCount(0);
    await expect(secondRow(page)).toBeFocused();
    await expect(secondRow(page)).toBeInViewport();

    // So does the browser's Back.
    await page.keyboard.press('Enter');
    await expect(record).toBeFocused();
    await page.goBack();
    await expect(record).toHaveCount(0);
    await expect(secondRow(page)).toBeFocused();
    await expect(secondRow(page)).toBeInViewport();

    // Loaded again, the page leaves the focus at its start.
    await page.reload();
    await expect(secondRow(page)).toBeVisible();
    await expect(secondRow(page)).not.toBeFocused();
  });
}

test('the log of an application and the one of all records say which check was recorded', async ({
  page,
}) => {
  await openDesk(page, 1280);
  await page.goto(`${new URL(page.url()).pathname}?view=applications`);
  // The other sample has no checks yet.
  await page.locator('main tr[aria-rowindex="2"]').getByRole('link').click();
  await expect(page.getByText(/^Check recorded: \S/).first()).toBeVisible();

  // So does the log of all records, in each of its lines.
  await page.goto(`${new URL(page.url()).pathname}?view=changes`);
  const lines = page.getByRole('row').filter({ hasText: 'Check recorded' });
  await expect(lines.first()).toContainText(/Check recorded: \S/);
  await expect(lines.filter({ hasNotText: /Check recorded: \S/ })).toHaveCount(0);
});
