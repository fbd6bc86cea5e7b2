export { ChoicesPage as Component } from './ui/choices-page';
