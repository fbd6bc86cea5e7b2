export { SharedPhonePart } from './ui/shared-phone-part';
export { SharedPhoneSwitch } from './ui/shared-phone-switch';
