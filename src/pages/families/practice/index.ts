export { PracticePage as Component } from './ui/practice-page';
