export { peekDocument, type PeekedDocument } from './peek-document';
