export { OutcomePage as Component, loadReport as loadRest } from './ui/outcome-page';
