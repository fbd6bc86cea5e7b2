export { AboutPage as Component } from './ui/about-page';
