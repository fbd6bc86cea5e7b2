export { SignInForm } from './ui/sign-in-form';
export { SignOutButton } from './ui/sign-out-button';
