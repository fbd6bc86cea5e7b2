export {
  createDeviceStore,
  createLocalStore,
  createMemoryStore,
  type KeyValueStore,
} from './key-value-store';
