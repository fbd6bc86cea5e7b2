export { loadOwnDataPart } from './ui/load-own-data-part';
