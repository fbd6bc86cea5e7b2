export { isFromToday } from './model/from-today';
export { type TodayRow, type TodayTask, type Wanted } from './model/today-row';
export { TodayView } from './ui/today-view';
