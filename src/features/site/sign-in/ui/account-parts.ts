export { ForgottenPassword } from './forgotten-password';
export { LeavingDialog } from './leaving-dialog';
export { UnverifiedNote } from './unverified-note';
