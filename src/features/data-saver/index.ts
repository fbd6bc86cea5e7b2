export { DataSaverContext, type DataSaverSource } from './model/data-saver-context';
export { useDataSaver } from './model/use-data-saver';
export { DataSaverSwitch } from './ui/data-saver-switch';
export { Picture } from './ui/picture';
