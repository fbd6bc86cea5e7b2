export { DeskFigures } from './ui/desk-figures';
