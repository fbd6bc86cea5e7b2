export { InterestPart } from './ui/interest-part';
