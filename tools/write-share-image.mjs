import { join } from 'node:path';
import { openDrawingBrowser, readText } from './drawing.mjs';
import { root } from './ready.mjs';

/**
 * Draws public/share.png, the preview image of links: 1200 × 630 px for Open Graph. Uses the tokens' colours,
 * the logo, the name and a description.
 */
const page = `<!doctype html>
<html lang="en-GH" data-theme="light">
<meta charset="utf-8">
<style>
${readText('design-system/src/css/tokens.css')}
body { margin: 0; inline-size: 1200px; block-size: 630px; background: var(--ds-color-ground); color: var(--ds-color-ink); font-family: system-ui, 'Liberation Sans', sans-serif; }
.mark { position: absolute; inset: 72px auto auto 72px; inline-size: 168px; block-size: 168px; }
.mark svg { inline-size: 100%; block-size: 100%; }
.line { position: absolute; inset: 240px auto 0 150px; inline-size: 12px; background: var(--ds-color-primary); }
.stop { position: absolute; inset: 458px auto auto 132px; inline-size: 28px; block-size: 28px; border: 10px solid var(--ds-color-primary); border-radius: 50%; background: var(--ds-color-ground); }
h1 { position: absolute; inset: 78px auto auto 288px; margin: 0; font-size: 104px; letter-spacing: -0.03em; }
p { position: absolute; inset: 206px auto auto 292px; margin: 0; font-size: 40px; color: var(--ds-color-soft); }
.words { inset: 420px 72px auto 236px; font-size: 54px; line-height: 1.2; font-weight: 700; color: var(--ds-color-ink); letter-spacing: -0.02em; }
</style>
<div class="mark">${readText('public/icon.svg')}</div>
<div class="line"></div><div class="stop"></div>
<h1>Lifeline</h1>
<p>Home of Solutions</p>
<p class="words">Home tutors, homework help, counselling and teaching jobs in Ghana</p>
</html>`;

const browser = await openDrawingBrowser();
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
await tab.screenshot({ path: join(root, 'public', 'share.png') });
await browser.close();
