import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);

const forms = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => [file.replaceAll('\\', '/'), readFileSync(new URL(file, source), 'utf8')] as const)
  .filter(([, text]) => /\buseForm(<[^(]*)?\(|type="password"|'password'\}/.test(text));

/**
 * Forms that keep nothing: one asks only for the sign-in's address, which the browser remembers; of the other
 * nothing may stay on the device.
 */
const keepNothing: readonly string[] = [
  'features/site/sign-in/ui/forgotten-password.tsx',
  'features/counselling/quiet/ui/quiet-form.tsx',
];

const hasPassword = (text: string) => /['"]password['"]/.test(text);
const keepsDraft = (text: string) => /\buseFormDraft\(/.test(text);

describe('the forms of the site', () => {
  it('are found', () => {
    expect(forms.map(([file]) => file)).toContain('features/site/sign-in/ui/sign-in-form.tsx');
    expect(forms.length).toBeGreaterThanOrEqual(5);
  });

  it.each(forms)('keep a draft, or ask for a password and keep none: %s', (file, text) => {
    const keepsNone = hasPassword(text) || keepNothing.includes(file);
    expect(keepsDraft(text)).toBe(!keepsNone);
    if (keepsNone) expect(text).not.toContain('shared/drafts');
  });
});
