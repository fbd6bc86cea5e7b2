import { routes } from '@/shared/routes';
import type { WizardStep } from './step-names';

export const addressOf = (step: WizardStep): string => `${routes.tuition}?step=${step}`;
