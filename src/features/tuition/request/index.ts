export { requestSteps } from './model/request-steps';
export { PriceGuide } from './ui/price-guide';
export { RequestForm } from './ui/request-form';
