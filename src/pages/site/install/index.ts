export { AppPage as Component } from './ui/app-page';
