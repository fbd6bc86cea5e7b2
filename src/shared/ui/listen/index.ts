export { Listen } from './listen';
