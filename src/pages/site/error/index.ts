export { ErrorPage as Component } from './ui/error-page';
