export { DataSaverContext, type DataSaverSource } from './data-saver-context';
export { DataSaverSwitch } from './data-saver-switch';
export { Picture } from './picture';
export { useDataSaver } from './use-data-saver';
