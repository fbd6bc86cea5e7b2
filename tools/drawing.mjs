import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { encodePng } from './encode-png.mjs';
import { root } from './ready.mjs';

/** @typedef {import('@playwright/test').Page} Tab */

/**
 * Reads a text file of the project.
 * @param {string} file
 */
export const readText = (file) => readFileSync(join(root, file), 'utf8');

/**
 * Launches a browser for drawing; the caller closes it.
 * @throws when no browser is installed or downloadable
 */
export async function openDrawingBrowser() {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error('no browser to draw with');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/**
 * Saves a tab's screenshot as a PNG with a palette: a third to a half of the browser's own size.
 * @param {Tab} tab with one device pixel per CSS pixel
 * @param {string} file of the project
 * @param {number} colours at most 256; the most frequent ones stay exact
 */
export async function writePicture(tab, file, colours) {
  const picture = await tab.screenshot();
  const { width, height, base64 } = await tab.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!pen) throw new Error('the browser does not draw');
      pen.drawImage(bitmap, 0, 0);
      const { data, width, height } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      /** @type {string} */
      const url = await new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(new Blob([data]));
      });
      return { width, height, base64: url.slice(url.indexOf(',') + 1) };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  const bytes = encodePng({ width, height, rgba: Buffer.from(base64, 'base64'), colours });
  writeFileSync(join(root, file), bytes);
  console.log(`${file}: ${width} × ${height}, ${(bytes.length / 1000).toFixed(1)} kB`);
}
