import { createSteps } from '@/shared/form-wizard';
import { routes } from '@/shared/routes';

/** The steps of a request for a tutor. */
export const requestSteps = createSteps(routes.tuition, ['who', 'lessons', 'place', 'reach', 'send']);

export type RequestStep = (typeof requestSteps)['names'][number];
