export { createTabChannel, type TabChannel } from './tab-channel';
