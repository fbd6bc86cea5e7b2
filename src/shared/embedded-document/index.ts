export { peekList, peekUser } from './peek-list';
export { peekDocument, type PeekedDocument } from './peek-document';
