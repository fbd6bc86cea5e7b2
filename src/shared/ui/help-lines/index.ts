export { HelpLines } from './help-lines';
