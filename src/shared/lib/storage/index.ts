export { createDeviceStore, createMemoryStore, type KeyValueStore } from './key-value-store';
