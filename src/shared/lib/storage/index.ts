export { createDeviceStore, createMemoryStore, openTabStorage, type KeyValueStore } from './key-value-store';
