import { expect, open, test, type Page } from './support/test';
import { createVoice, findEnglish, type EnglishLeft, type Tongue } from './support/words';

// A cheap phone.
test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: 'default' });

const report: string[] = [];

test.afterAll(() => {
  process.stdout.write(`\nEnglish on the way to a code, at 360 × 740\n${report.join('\n')}\n`);
});

const cut = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

function note(language: Tongue, screen: string, told: number, left: readonly EnglishLeft[]): void {
  report.push(`${language}, ${screen}: ${told} texts told, ${left.length} in English`);
  for (const { text, reason } of left) report.push(`   ${reason}: ${cut(text)}`);
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption({ label: name });
  await page.keyboard.press('Escape');
}

/** The least share of the texts that are not kept in English on purpose. */
for (const [language, name, least] of [
  ['ha', 'Hausa', 0.7],
  ['ak', 'Twi (Akan)', 0.5],
] as const)
  test(`a family asks for a tutor in ${name}, and each English text has its reason`, async ({ page }) => {
    const { say, own } = createVoice(language);
    const look = async (screen: string) => {
      const { left, told } = await findEnglish(page, own);
      note(language, screen, told, left);
      // A text that has words of the language is shown in them.
      expect(left.filter(({ reason }) => reason === 'mistake')).toEqual([]);
      const missing = left.filter(({ reason }) => reason === 'no words yet').length;
      expect(told / (told + missing), `share of ${name} on ${screen}`).toBeGreaterThan(least);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    };
    const chip = (group: string, option: string) =>
      page
        .getByRole('group', { name: say(`tuition:fields.${group}.label`) })
        .getByLabel(option, { exact: true });
    const field = (key: string) =>
      page.getByLabel(say(`tuition:fields.${key}.label`), { exact: key === 'phone' });
    const option = (key: string) => say(`tuition:fields.${key.replace('.', '.options.')}`);
    const slot = (day: string, part: string) =>
      page.getByLabel(
        say('ghana:slot', { day: say(`ghana:days.${day}`), part: say(`ghana:dayParts.${part}`) }),
      );
    const next = async (step: string) => {
      await page
        .getByRole('button', { name: say('tuition:nextTo', { step: say(`tuition:steps.${step}.next`) }) })
        .click();
      await expect(
        page.getByRole('heading', { level: 1, name: say(`tuition:steps.${step}.name`) }),
      ).toBeVisible();
    };

    await open(page, '/');
    await choose(page, name);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look('home');

    await page.goto('/tuition');
    await chip('relation', option('relation.parent')).check();
    await field('learnerName').fill('Kojo');
    await chip('learnerGender', option('learnerGender.boy')).check();
    await field('learnerAge').fill('13');
    await look('who it is for');

    await next('lessons');
    await field('schoolClass').selectOption('jhs-2');
    await field('school').fill('Adenta Community School');
    await chip('subjects', say('ghana:subjects.mathematics')).check();
    await slot('tue', 'evening').check();
    await slot('sat', 'morning').check();
    await look('subjects and hours');

    await next('place');
    await chip('where', option('where.home')).check();
    await field('region').selectOption('GH-AA');
    await field('town').fill('Adenta');
    await field('startDate').fill(new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10));
    await page.getByLabel(say('tuition:fields.trialPresence.label')).check();
    await look('place and budget');

    await next('reach');
    await field('guardianName').fill('Ama Mensah');
    await field('phone').fill('024 123 4567');
    await chip('contactBy', say('tuition:fields.contactBy.options.whatsapp')).check();
    await look('how to reach you');

    await next('send');
    await look('check and send');
    await page.getByLabel(say('tuition:fields.consent.label')).check();
    await page.getByRole('button', { name: say('tuition:send') }).click();
    // Once the office has it, the page is whole.
    await expect(page.getByRole('heading', { level: 1, name: say('code:safe') })).toBeVisible();
    await look('the code');
  });
