export { PracticeTeaser } from './ui/practice-teaser';
