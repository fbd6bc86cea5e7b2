import { routes } from '@/shared/routes';
import type { Filters } from './filters';

/**
 * The first step of a request with what was looked for already chosen: subject, region, place and whom one prefers, as far as the
 * request asks for them.
 * @param tutorId whom the family wishes for
 */
export function requestAddress({ subject, region, where, gender }: Filters, tutorId?: string): string {
  const chosen = { tutor: tutorId, subject, region, where, gender };
  const params = new URLSearchParams({ step: 'who' });
  for (const [name, value] of Object.entries(chosen)) if (value !== undefined) params.set(name, value);
  return `${routes.tuition}?${params.toString()}`;
}
