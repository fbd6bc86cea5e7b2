export { DataSaverContext, type DataSaverSource } from './model/data-saver-context';
export { DataSaverSwitch } from './ui/data-saver-switch';
export { Picture } from './ui/picture';
