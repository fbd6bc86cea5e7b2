export { Concern } from './ui/concern';
