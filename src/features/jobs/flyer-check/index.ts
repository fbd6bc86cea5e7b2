export { type SignId } from './model/signs';
export { FlyerCheck } from './ui/flyer-check';
export { MoneyAsked } from './ui/money-asked';
