import { expect, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow' });
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

/** Simulates sharing a photo into the app, which posts a form to the share target. */
async function share(page: Page, text: string): Promise<void> {
  await page.evaluate(async (words) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    canvas.getContext('2d')?.fillRect(20, 20, 200, 100);
    const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const files = new DataTransfer();
    files.items.add(new File([photo ?? ''], 'homework.png', { type: 'image/png' }));
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/share';
    form.enctype = 'multipart/form-data';
    const photos = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' });
    photos.files = files.files;
    const field = Object.assign(document.createElement('input'), { name: 'text', value: words });
    form.append(photos, field);
    document.body.append(form);
    form.submit();
  }, text);
  await page.waitForURL(/\/homework\?shared/);
}

for (const network of ['with', 'without'] as const) {
  test(`a photo shared into the app ${network} network becomes part of a new question`, async ({
    page,
    context,
  }) => {
    await openWithWorker(page, '/homework');
    if (network === 'without') await context.setOffline(true);
    await share(page, 'Number 4, please');
    const offer = page.getByRole('group', { name: 'This came from another app or page' });
    await expect(offer).toContainText('Number 4, please');
    await expect(page.getByLabel('What is the question?')).toHaveValue('');
    await offer.getByRole('button', { name: 'Put it into my question' }).click();
    await expect(page.getByRole('button', { name: /^Remove .*homework/ })).toBeVisible();
    await expect(page.getByLabel('What is the question?')).toHaveValue(/Number 4, please/);
    // It is a normal draft: present after a reload, exactly once.
    await page.reload();
    await expect(page.getByRole('button', { name: /^Remove .*homework/ })).toHaveCount(1);
    await expect(page.getByLabel('What is the question?')).toHaveValue(/^\s*Number 4, please\s*$/);
  });
}
