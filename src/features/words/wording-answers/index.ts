export { WordingsOfCode } from './ui/wordings-of-code';
