export { PracticePage as Component, loadPacks as loadRest } from './ui/practice-page';
