export { type PhoneMemory, PhoneMemoryContext } from './model/phone-memory';
export { forgetUnsent } from './model/unsent-messages';
export { SignInForm } from './ui/sign-in-form';
export { SignOutButton } from './ui/sign-out-button';
export { UnreachedRole, UnreachedRolePage } from './ui/unreached-role';
export { VerifyNotice } from './ui/verify-notice';
