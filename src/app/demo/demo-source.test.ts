import { expect, it, vi } from 'vitest';
import { createDemoSource } from './demo-source';

const reset = () => Promise.resolve();
const page = (backend?: string) => ({ dataset: backend === undefined ? {} : { backend } });

it('is a demo until the settings say otherwise, and then notifies', () => {
  const source = createDemoSource(page(), reset);
  const told = vi.fn();
  source.subscribe(told);
  expect(source.read()).toBe(source.demo);
  source.know('embedded');
  expect(source.read()).toBe(source.demo);
  source.know('firebase');
  expect(source.read()).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
});

it('is no demo from the start in a document of a real site', () => {
  expect(createDemoSource(page('firebase'), reset).read()).toBeNull();
  expect(createDemoSource(null, reset).read()).not.toBeNull();
});
