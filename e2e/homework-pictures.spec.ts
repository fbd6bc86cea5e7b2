import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { keptFiles, png } from './support/homework';
import {
  ago,
  answerForm,
  askedQuestion,
  checkOnPhone,
  fillAnswer,
  openHomework,
  ownQuestion,
} from './support/homework-area';
import { putDocuments, readDocuments } from './support/records';
import { expect, test, tutor, type Page } from './support/test';

const id = 'a1b1f8a0-2a35-4d0e-8f0e-7b7d7a0c2f11';
const record = `homeworkQuestions/${id}`;
const ref = createReferenceCode('homework');
const at = ago(1);

const documents = {
  [record]: askedQuestion(1, {
    state: 'claimed',
    lastChange: 'claimed-1',
    question: 'How much of the cloth is left?',
    tried: 'I cut it in two.',
    tutor: tutor.id,
    claimedAt: at,
  }),
  [`${record}/asker/link`]: { ref },
  [`homework/${ref}`]: { state: 'asked', createdAt: at, isSample: false, question: id },
  [`tracking/${ref}`]: {
    topic: { kind: 'homework', schoolClass: 'jhs-2', subject: 'mathematics' },
    state: 'asked',
    steps: { sent: { what: 'asked', at } },
  },
};

// What the page asks for while there is no network.
test.use({
  viewport: { width: 360, height: 740 },
  expectedProblems: /ERR_INTERNET_DISCONNECTED/,
});

const halves = {
  about: 'Halves of what is left.',
  hint: 'What is left after the first cut?',
  step: 'One half is left.',
  result: 'A quarter',
  check: 'And after a third cut?',
  key: '1/8',
};

const pictures = (page: Page) =>
  answerForm(page).getByRole('list', { name: 'Pictures to the steps' }).getByRole('listitem');
const chooser = (page: Page) => answerForm(page).locator('input[type=file]');

async function draw(page: Page): Promise<void> {
  await answerForm(page).getByRole('button', { name: 'Draw a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draw a picture' });
  await expect(dialog.getByRole('button', { name: 'Use it' })).toBeDisabled();
  const box = await dialog.getByRole('img').boundingBox();
  if (!box) throw new Error('no paper');
  const line = async (from: number, to: number) => {
    await page.mouse.move(box.x + from, box.y + from);
    await page.mouse.down();
    await page.mouse.move(box.x + to, box.y + from + 20, { steps: 4 });
    await page.mouse.up();
  };
  await line(40, 180);
  await dialog.getByRole('button', { name: 'Thick' }).click();
  await line(90, 200);
  await line(120, 220);
  await expect(dialog.getByRole('img', { name: 'Your drawing, with 3 lines' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('img', { name: 'Your drawing, with 2 lines' })).toBeVisible();
  await checkOnPhone(page);
  // Put aside by mistake: nothing is lost.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await answerForm(page).getByRole('button', { name: 'Draw a picture' }).click();
  await expect(dialog.getByRole('img', { name: 'Your drawing, with 2 lines' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toBeHidden();
}

test('a tutor answers with a photo and a drawing without a network, and the student sees both', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openHomework(page, documents);
  await ownQuestion(page).getByRole('button', { name: 'Answer', exact: true }).click();
  const fields = answerForm(page);
  await fillAnswer(page, halves);
  await fields.getByRole('button', { name: 'Add a step' }).click();
  await fields.getByLabel('Step 2', { exact: true }).fill('Half of it is a quarter.');

  await test.step('a photo and a drawing are added, a PDF and a third picture are not', async () => {
    const pdf = { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 …') };
    await chooser(page).setInputFiles([pdf]);
    await expect(fields.getByText(/^page\.pdf is a PDF\./)).toBeVisible();
    await chooser(page).setInputFiles([png]);
    await expect(pictures(page)).toHaveCount(1);
    await draw(page);
    await expect(pictures(page)).toHaveCount(2);
    await expect(fields.getByRole('button', { name: 'Draw a picture' })).toBeDisabled();
    await chooser(page).setInputFiles([{ ...png, name: 'third.png' }]);
    await expect(fields.getByText('third.png was left out: two pictures are the most.')).toBeVisible();
    await expect(pictures(page)).toHaveCount(2);
  });

  await test.step('each picture needs its line, without a way to get in touch', async () => {
    await page.getByRole('button', { name: 'Send the answer', exact: true }).click();
    await expect(fields.getByLabel('What picture 1 shows')).toHaveAccessibleDescription(/required/);
    await fields.getByLabel('What picture 1 shows').fill('WhatsApp 024 412 3456');
    await fields.getByLabel('What picture 2 shows').fill('A cloth, cut twice');
    await page.getByRole('button', { name: 'Send the answer', exact: true }).click();
    await expect(fields.getByText(/looks like a phone number/)).toBeVisible();
    await fields.getByLabel('What picture 1 shows').fill('My page with the cloth');
    await checkOnPhone(page);
  });

  await test.step('a reload keeps both', async () => {
    await expect(fields.getByText(/Saved on this phone/)).toBeVisible();
    await page.reload();
    await ownQuestion(page).getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(pictures(page)).toHaveCount(2);
    await expect(fields.getByLabel('What picture 2 shows')).toHaveValue('A cloth, cut twice');
    const kept = await keptFiles(page);
    expect(kept.map(({ type }) => type).sort()).toEqual(['image/jpeg', 'image/png']);
    expect(kept.map(({ text }) => text).join()).not.toContain('Adenta');
  });

  await test.step('sent twice without a network, it arrives once', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send the answer', exact: true }).dblclick();
    await expect(page.getByText(/Not yet confirmed by Lifeline/)).toBeVisible();
    expect(await keptFiles(page)).toEqual([]);
    expect(await readDocuments(page, 'files/')).toEqual({});
    await context.setOffline(false);
    await expect(page.getByText(/Not yet confirmed by Lifeline/)).toHaveCount(0);
    const messages = Object.values(await readDocuments(page, `${record}/messages/`));
    expect(messages).toMatchObject([
      {
        kind: 'answer',
        pictures: {
          first: { name: 'picture', type: 'image/jpeg', words: 'My page with the cloth' },
          second: { name: 'picture', type: 'image/png', words: 'A cloth, cut twice' },
        },
      },
    ]);
    const files = Object.entries(await readDocuments(page, 'files/')).filter(
      ([path]) => path.split('/').length === 2,
    );
    expect(files.map(([, { owner, state }]) => [owner, state])).toEqual([
      [record, 'complete'],
      [record, 'complete'],
    ]);
  });

  await test.step('the student sees them with the first step, and again without a network', async () => {
    await page.goto(`/code#${ref}`);
    await expect(page.getByText('It is answered.')).toBeVisible();
    const steps = page.getByRole('list', { name: 'Pictures to the steps' });
    await page.getByRole('button', { name: 'Open hint 1 of 1' }).click();
    await expect(steps).toHaveCount(0);
    await page.getByRole('button', { name: 'Open step 1 of 2' }).click();
    await expect(steps.getByRole('listitem')).toHaveCount(2);
    await expect(steps).toContainText('A cloth, cut twice');
    await checkOnPhone(page);
    for (const [button, words] of [
      [/^Picture 1 \(/, 'My page with the cloth'],
      [/^Picture 2 \(/, 'A cloth, cut twice'],
    ] as const) {
      await steps.getByRole('button', { name: button }).click();
      const shown = page.getByRole('dialog').getByRole('img', { name: words });
      await expect(shown).toHaveCSS('opacity', '1');
      await page.keyboard.press('Escape');
    }
    await context.setOffline(true);
    await steps.getByRole('button', { name: /^Picture 2 \(/ }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'A cloth, cut twice' })).toHaveCSS(
      'opacity',
      '1',
    );
    await context.setOffline(false);
  });
});

test('a tutor whose claim was taken over is told so, and no picture arrives', async ({ page, context }) => {
  await openHomework(page, documents);
  await ownQuestion(page).getByRole('button', { name: 'Answer', exact: true }).click();
  const fields = answerForm(page);
  await fillAnswer(page, halves);
  await chooser(page).setInputFiles([png]);
  await fields.getByLabel('What picture 1 shows').fill('My page');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the answer', exact: true }).click();
  await expect(page.getByText(/Not yet confirmed by Lifeline/)).toBeVisible();
  await putDocuments(page, {
    [record]: { ...documents[record], tutor: 'tutor-2', lastChange: 'claimed-2' },
  });
  await context.setOffline(false);
  await expect(page.getByText('Halves of what is left.')).toBeVisible();
  expect(await readDocuments(page, 'files/')).toEqual({});
  expect(await readDocuments(page, `${record}/messages/`)).toEqual({});
});
