import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { adinkraPath } from './adinkra-path.mjs';
import { openDrawingBrowser, readText, writePicture } from './drawing.mjs';
import { buildIfNeeded, root } from './ready.mjs';
import { serve } from './serve.mjs';

/**
 * Draws public/app-images: icons of the installed app from public/icon.svg, icons of shortcuts from the
 * symbols, and screenshots for the install dialog. Commit its output.
 */
const folder = 'public/app-images';
const mark = readText('public/icon.svg');
const ground = /fill="(#[0-9a-f]{6})" d="M0 0h40v40H0z"/.exec(mark)?.[1];
if (!ground) throw new Error('public/icon.svg has no ground that fills it');

/** `share` is the fraction of the icon's width. A maskable icon's safe zone is the inner circle of 80 %. */
const icons = [
  { name: 'icon', sizes: [192, 512], svg: mark, share: 1 },
  { name: 'maskable', sizes: [192, 512], svg: mark, share: 0.9 },
  // iOS rounds the corners itself and needs only this size.
  { name: 'apple-touch', sizes: [180], svg: mark, share: 1 },
  ...[
    ['tuition', 'boa-me-na-me-mmoa-wo'],
    ['practice', 'sankofa-two'],
    ['jobs', 'woforo-dua-pa'],
    ['code', 'nkyinkyim'],
  ].map(([name, symbol]) => ({
    name: `shortcut-${name}`,
    sizes: [96, 192],
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#fff" d="${adinkraPath(readText(`node_modules/adinkra-icons/icons/${symbol}.svg`))}"/></svg>`,
    share: 0.6,
  })),
];

/** Number of colours; more are not visible. */
const screenshotColours = 128;

/** Screenshots. All of one kind have the same size, as install dialogs require. */
const screenshots = [
  { name: 'wide-home', path: '/', width: 1280, height: 800 },
  { name: 'narrow-home', path: '/', width: 412, height: 915 },
  { name: 'narrow-tuition', path: '/tuition', width: 412, height: 915 },
];

const port = Number(process.env.PORT ?? 4173);
buildIfNeeded();
mkdirSync(join(root, folder), { recursive: true });
const server = await serve({ root, port });
const browser = await openDrawingBrowser();

for (const { name, sizes, svg, share } of icons) {
  for (const size of sizes) {
    const tab = await browser.newPage({ viewport: { width: size, height: size } });
    await tab.setContent(`<style>
body { margin: 0; block-size: 100vh; display: grid; place-items: center; background: ${ground}; }
svg { inline-size: ${share * 100}vw; }
</style>${svg}`);
    await writePicture(tab, `${folder}/${name}-${size}.png`, 16);
    await tab.close();
  }
}

for (const { name, path, width, height } of screenshots) {
  const tab = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await tab.goto(`http://localhost:${port}${path}`);
  await tab.locator('html[data-awake]').waitFor({ state: 'attached' });
  await writePicture(tab, `${folder}/${name}.png`, screenshotColours);
  await tab.close();
}

await browser.close();
server.close();
