export { useEndHiding } from './model/use-end-hiding';
export { NoShowsPart } from './ui/no-shows-part';
