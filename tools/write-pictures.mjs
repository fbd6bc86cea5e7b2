import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded, root } from './ready.mjs';
import { serve } from './serve.mjs';

/**
 * Takes the screenshots of page /app from the built site into public/pictures. The browser encodes WebP,
 * since Playwright only supports PNG, which is three times as large. Run `npm run picture-facts` afterwards.
 */
const shots = { home: '/', tuition: '/tuition' };
const viewport = { width: 360, height: 520 };
const quality = 0.1;

const executablePath = await findBrowser();
if (executablePath === null) throw new Error('no browser to take pictures with');
const port = Number(process.env.PORT ?? 4190);
const server = await serve({ root, port, folder: buildIfNeeded() });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const tab = await browser.newPage({ viewport, reducedMotion: 'reduce' });
const folder = join(root, 'public', 'pictures');
mkdirSync(folder, { recursive: true });
for (const [name, path] of Object.entries(shots)) {
  await tab.goto(`http://localhost:${port}${path}`);
  await tab.locator('html[data-awake]').waitFor({ state: 'attached' });
  const png = (await tab.screenshot()).toString('base64');
  const webp = await tab.evaluate(
    async ([source, wanted]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: picture.naturalWidth, height: picture.naturalHeight });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', Number(wanted)).split(',')[1] ?? '';
    },
    [png, String(quality)],
  );
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}
await browser.close();
server.close();
