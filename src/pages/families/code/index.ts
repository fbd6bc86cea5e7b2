export { CodePage as Component } from './ui/code-page';
