export { WithdrawForm } from './ui/withdraw-form';
