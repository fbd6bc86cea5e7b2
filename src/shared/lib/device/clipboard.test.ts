// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function showText(text: string): Element {
  const shown = document.createElement('p');
  shown.textContent = text;
  document.body.append(shown);
  return shown;
}

it('copies a text without selecting it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('LL-T1', showText('LL T1'))).toBe(true);
  expect(writeText).toHaveBeenCalledWith('LL-T1');
  expect(String(getSelection())).toBe('');
});

it.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }],
  ['has no clipboard', {}],
])('reports a failure where the browser %s, and selects the text', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('LL-T1', showText('LL T1'))).toBe(false);
  expect(String(getSelection())).toBe('LL T1');
  expect(await copyText('LL-T1')).toBe(false);
});
