export { TuitionPage as Component } from './ui/tuition-page';
