import shell from '@locales/en/shell.json';
import { palettes } from 'design-system';
import { describe, expect, it } from 'vitest';
import { languages } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { readManifest, readPublicFile, type ManifestImage } from './read-manifest';
import { readPngHeader, readPngPixels } from './read-png';

const manifest = readManifest();
const { icons, screenshots, shortcuts, share_target: share } = manifest;
const shortcutIcons = shortcuts.flatMap((shortcut) => shortcut.icons);
const images = [...icons, ...screenshots, ...shortcutIcons];

/** Any origin; only paths matter. */
const site = 'https://lifeline.example';
const resolve = (path: string) => new URL(path, site).href;
const isInScope = (path: string) => resolve(path).startsWith(resolve(manifest.scope));

const headerOf = ({ src }: ManifestImage) => readPngHeader(readPublicFile(src));
const sizesOf = (purpose: string) =>
  icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);

// PWABuilder's checks, in its words: libraries/manifest-validation/src/mani-tests.ts.
describe('PWABuilder requires that the manifest', () => {
  it('has a name without white space around it', () => expect(manifest.name).toMatch(/^\S.*\S$/));

  it('has a short name of at least three letters; launchers cut it after twelve', () =>
    expect(manifest.short_name).toMatch(/^\S.{1,10}\S$/));

  it('has a start_url that is a prerendered page, without a query', () => {
    expect(isInScope(manifest.start_url)).toBe(true);
    expect(Object.values(routes)).toContain(manifest.start_url);
  });

  it('has icons, each of one purpose', () => {
    expect(icons.length).toBeGreaterThan(0);
    for (const { purpose } of icons) expect(['any', 'maskable']).toContain(purpose);
  });

  it('has a PNG icon of 512 × 512 or more', () =>
    expect(icons.filter(({ type }) => type === 'image/png').map(({ sizes }) => sizes)).toContain('512x512'));

  it('has a description without white space around it', () =>
    expect(manifest.description).toMatch(/^\S.*\S$/));
});

describe('PWABuilder recommends that the manifest', () => {
  it('has icons of purpose any, and maskable ones, at 192 and 512', () => {
    expect(sizesOf('any')).toEqual(['192x192', '512x512']);
    expect(sizesOf('maskable')).toEqual(['192x192', '512x512']);
  });

  it('has a display mode with its own window', () => {
    expect(manifest.display).toBe('standalone');
    expect(manifest.display_override[0]).toBe(manifest.display);
  });

  it('has a background_color and a theme_color in hex: the ground of the light theme', () => {
    expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(manifest.background_color).toBe(palettes.light.ground.toLowerCase());
    expect(manifest.theme_color).toBe(palettes.light.ground.toLowerCase());
  });

  it('has an orientation', () => expect(manifest.orientation).toBe('any'));

  it('has screenshots for wide and narrow screens, each with a label', () => {
    expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['wide', 'narrow']));
    for (const { label } of screenshots) expect(label).toMatch(/^\S.*\S$/);
  });

  it('has shortcuts, each with an icon of 96 × 96 and none in webp', () => {
    expect(shortcuts.map(({ name }) => name)).toEqual(['Request a tutor', 'Practise', 'Jobs', 'My requests']);
    for (const shortcut of shortcuts) {
      expect(shortcut.icons.map(({ sizes, type }) => `${sizes} ${type}`)).toEqual([
        '96x96 image/png',
        '192x192 image/png',
      ]);
    }
  });

  it('has an id in its scope, which must never change because it identifies an installed app', () => {
    expect(manifest.id).toBe('/');
    expect(isInScope(manifest.id)).toBe(true);
  });

  it('says how it is launched and how links open', () => {
    expect(['auto', 'focus-existing', 'navigate-new', 'navigate-existing']).toContain(
      manifest.launch_handler.client_mode,
    );
    expect(['auto', 'preferred', 'not-preferred']).toContain(manifest.handle_links);
  });
});

describe('PWABuilder also checks that the manifest', () => {
  it('has a scope: the whole site', () => expect(manifest.scope).toBe('/'));

  it('has the language of the English pages and their direction', () => {
    expect(languages.map(({ htmlLang }) => htmlLang)).toContain(manifest.lang);
    expect(manifest.dir).toBe('ltr');
  });

  it('has categories, and no other app to be preferred', () => {
    expect(manifest.categories).toContain('education');
    expect(manifest.prefer_related_applications).toBe(false);
  });

  it('has a share target for photos, in the encoding that a service worker can read', () => {
    expect(isInScope(share.action)).toBe(true);
    // Files need this encoding.
    expect([share.method, share.enctype]).toEqual(['POST', 'multipart/form-data']);
    const { files, ...texts } = share.params;
    expect(texts).toEqual({ title: 'title', text: 'text', url: 'url' });
    expect(files).toEqual([{ name: 'photos', accept: ['image/jpeg', 'image/png', 'image/webp'] }]);
  });
});

describe('the images of the manifest', () => {
  it.each(images.map((image) => [image.src, image] as const))(
    'have the declared size and type: %s',
    (src, image) => {
      const { width, height } = headerOf(image);
      expect(`${width}x${height}`).toBe(image.sizes);
      expect(image.type).toBe('image/png');
      expect(src).toMatch(/\.png$/);
      expect(isInScope(src)).toBe(true);
    },
  );

  it('have square icons, small enough for a first visit on a metered connection', () => {
    for (const icon of [...icons, ...shortcutIcons]) {
      const { width, height } = headerOf(icon);
      expect(width).toBe(height);
      expect(readPublicFile(icon.src).length).toBeLessThan(5_000);
    }
  });

  it('have screenshots that Chrome’s install dialog accepts, each below 60 kB', () => {
    for (const factor of ['wide', 'narrow']) {
      const shots = screenshots.filter((shot) => shot.form_factor === factor);
      expect(new Set(shots.map(({ sizes }) => sizes)).size).toBe(1);
      for (const shot of shots) {
        const { width, height } = headerOf(shot);
        const [short, long] = width < height ? [width, height] : [height, width];
        expect(short).toBeGreaterThanOrEqual(320);
        expect(long).toBeLessThanOrEqual(3840);
        expect(long / short).toBeLessThanOrEqual(2.3);
        expect(width > height).toBe(factor === 'wide');
        expect(readPublicFile(shot.src).length).toBeLessThan(60_000);
      }
    }
  });

  it.each(icons.filter(({ purpose }) => purpose === 'maskable').map((icon) => [icon.src, icon] as const))(
    'has only background outside the safe zone of a maskable icon: %s',
    (_src, icon) => {
      const { width } = headerOf(icon);
      const pixels = readPngPixels(readPublicFile(icon.src));
      const middle = (width - 1) / 2;
      const isSafe = (at: number) =>
        Math.hypot((at % width) - middle, Math.floor(at / width) - middle) <= width * 0.4;
      const outside = new Set(pixels.filter((_, at) => !isSafe(at)));
      expect([...outside]).toEqual([palettes.light.primary.toLowerCase()]);
      expect(new Set(pixels).size).toBeGreaterThan(1);
    },
  );
});

it('has the texts of the site', () => {
  expect(manifest.name).toBe(`${shell.name}: ${shell.motto}`);
  expect(manifest.short_name).toBe(shell.name);
});

it('links each shortcut to a page of the site', () => {
  const paths: readonly unknown[] = Object.values(routes);
  for (const { url } of shortcuts) expect(paths).toContain(url);
});

it('has an icon for iPhones in the page', () => {
  const touch = readPublicFile('/app-images/apple-touch-180.png');
  expect(readPngHeader(touch)).toMatchObject({ width: 180, height: 180 });
});
