import { createSteps } from '@/shared/form-wizard';
import { routes } from '@/shared/routes';

/** The steps of the scoping form. */
export const scopingSteps = createSteps(routes.consult, ['need', 'school', 'dates', 'contact', 'send']);

export type ScopingStep = (typeof scopingSteps)['names'][number];
