export { loadCoachPart } from './ui/load-coach-part';
