export { CodePage as Component, loadRecord as loadRest } from './ui/code-page';
