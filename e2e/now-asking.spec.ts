import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { themes } from './support/routes';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** Titles of the card "Now" so far, each with the milliseconds since the page began. */
    titles: (readonly [string, number])[];
  }
}

for (const theme of themes) {
  test(`the page of a code shows no state that changes without a word, in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => {
      localStorage.setItem('lifeline.theme', mode);
      window.titles = [];
      const look = () => {
        const title = document.querySelector('#part-now h2')?.textContent ?? '';
        if (title !== '' && title !== window.titles.at(-1)?.[0])
          window.titles.push([title, Math.round(performance.now())]);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    }, theme);
    await page.setViewportSize({ width: 360, height: 740 });
    const ref = createReferenceCode('tuition');
    await openCode(page, ref, {
      ...request(ref, 'running'),
      ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
      ...lesson(ids.ama, 'taught', false, -20),
    });
    const title = page.locator('#part-now h2');
    for (const _visit of ['first', 'again']) {
      await expect(title).toHaveText('Was the lesson taught?');
      const shown = await page.evaluate(() => window.titles);
      test.info().annotations.push({ type: 'titles', description: JSON.stringify(shown) });
      if (process.env.LIFELINE_LOOK) process.stdout.write(`${JSON.stringify(shown)}\n`);
      expect(shown.map(([text]) => text).filter((text) => text !== 'We are asking how it stands')).toEqual([
        await title.textContent(),
      ]);
      await page.reload();
    }
  });
}
