export { KitPage as Component } from './ui/kit-page';
