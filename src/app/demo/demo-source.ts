import type { Demo, DemoSource } from '@/features/site/demo';
import type { SiteSettings } from '@/shared/config';

/** Demo state of a site that may turn out to have a real backend. */
export interface KnowingDemoSource extends DemoSource {
  /** Sets which backend the settings name. */
  know(backend: SiteSettings['backend']): void;
}

/** @param page has `data-backend="firebase"` when the deployed HTML knows it; null during prerendering */
export function createDemoSource(
  page: Pick<HTMLElement, 'dataset'> | null,
  reset: Demo['reset'],
): KnowingDemoSource {
  const demo: Demo = { reset };
  const listeners = new Set<() => void>();
  let isReal = page?.dataset.backend === 'firebase';
  return {
    demo,
    read: () => (isReal ? null : demo),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    know(backend) {
      isReal = backend === 'firebase';
      listeners.forEach((listener) => listener());
    },
  };
}
