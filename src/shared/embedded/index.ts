export { createEmbeddedBackend, type EmbeddedBackend } from './create-embedded-backend';
