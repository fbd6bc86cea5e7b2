export { WeekFiguresPart } from './ui/week-figures-part';
