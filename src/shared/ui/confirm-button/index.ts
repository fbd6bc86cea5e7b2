export { ConfirmButton } from './confirm-button';
