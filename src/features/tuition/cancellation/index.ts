export { CancelForm } from './ui/cancel-form';
