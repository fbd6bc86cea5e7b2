export { toStep } from './model/step-names';
export { PriceGuide } from './ui/price-guide';
export { RequestForm } from './ui/request-form';
