import { createSteps } from '@/shared/form-wizard';
import { routes } from '@/shared/routes';

/** The steps of an application. */
export const applicationSteps = createSteps(routes.apply, [
  'you',
  'teaching',
  'travel',
  'papers',
  'referees',
  'declarations',
  'send',
]);

export type ApplicationStep = (typeof applicationSteps)['names'][number];
