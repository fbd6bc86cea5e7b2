export { useDataPrice } from './use-data-price';
