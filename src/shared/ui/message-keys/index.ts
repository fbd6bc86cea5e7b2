export { MessageKeys } from './message-keys';
