export {
  createEmbeddedBackend,
  type EmbeddedBackend,
  type EmbeddedBackendOptions,
} from './create-embedded-backend';
export type { DemoAccount } from './embedded-auth';
