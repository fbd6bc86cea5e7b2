export { ConsultancyPage as Component } from './ui/consultancy-page';
