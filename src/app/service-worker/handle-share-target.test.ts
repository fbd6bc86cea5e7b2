import { beforeEach, expect, it, vi } from 'vitest';
import { keepSharedFiles } from '@/shared/device-database';
import { handleShareTarget } from './handle-share-target';

vi.mock('@/shared/device-database', () => ({ keepSharedFiles: vi.fn() }));
const keep = vi.mocked(keepSharedFiles);

/** Node's `Response.redirect` accepts absolute addresses only. */
vi.stubGlobal('Response', {
  redirect: (address: string, status: number) => ({ status, address }),
});

beforeEach(() => {
  keep.mockResolvedValue([]);
});

async function share(photos: readonly File[], text = ''): Promise<unknown> {
  const form = new FormData();
  for (const photo of photos) form.append('photos', photo);
  form.append('text', text);
  const request = { formData: () => Promise.resolve(form) } as unknown as Request;
  const { address } = (await handleShareTarget(request)) as unknown as { address: string };
  return address;
}

const photo = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const kept = () => keep.mock.lastCall?.[1] ?? [];

it('stores the shared content, and redirects to the question', async () => {
  expect(await share([photo('1.png')], 'Number 4, please')).toBe('/homework?shared');
  expect(await Promise.all(kept().map((file) => file.text()))).toEqual(['\0', 'Number 4, please']);
});

it('stores at most three photos of limited size, and a text of limited length', async () => {
  const many = ['1', '2', '3', '4'].map((name) => photo(name));
  expect(await share([photo('huge', 26 * 1024 * 1024), ...many], 'x'.repeat(5000))).toBe(
    '/homework?shared=some',
  );
  expect(kept().map(({ name }) => name)).toEqual(['1', '2', '3', 'shared.txt']);
  expect(kept()[3]?.size).toBe(4000);
});

it('opens the page also when the device has no storage', async () => {
  keep.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await share([photo('1.png')])).toBe('/homework?shared=none');
});
