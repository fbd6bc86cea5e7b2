export { FaqPage as Component } from './ui/faq-page';
