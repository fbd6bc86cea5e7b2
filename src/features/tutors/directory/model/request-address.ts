import { routes } from '@/shared/routes';
import type { Filters } from './filters';

/**
 * Address of the request form, prefilled with the wished tutor and the matching filters.
 * @param tutorId whom the family wishes for
 */
export function requestAddress({ subject, region, where, gender }: Filters, tutorId?: string): string {
  const chosen = { tutor: tutorId, subject, region, where, gender };
  const params = new URLSearchParams({ step: 'who' });
  for (const [name, value] of Object.entries(chosen)) if (value !== undefined) params.set(name, value);
  return `${routes.tuition}?${params.toString()}`;
}
