export { NextClosedDay } from './next-closed-day';
