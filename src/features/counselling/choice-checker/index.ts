export { useChoicesForBooking } from './model/use-choices-for-booking';
export { ChoiceChecker } from './ui/choice-checker';
