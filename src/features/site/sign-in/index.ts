export { type PhoneMemory, PhoneMemoryContext } from './model/phone-memory';
export { forgetUnsent } from './model/unsent-messages';
export { useAuth } from './model/use-auth';
export { SignInForm } from './ui/sign-in-form';
export { SignOutButton } from './ui/sign-out-button';
export { UnreachedRole, UnreachedRolePage } from './ui/unreached-role';
export { VerifyNotice } from './ui/verify-notice';
