export { createEmbeddedBackend, type EmbeddedBackend } from './create-embedded-backend';
export { peekDocument } from './peek-document';
