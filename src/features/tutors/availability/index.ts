export { useTrueBusyHours } from './model/use-true-busy-hours';
export { loadWeekView } from './ui/load-week-view';
