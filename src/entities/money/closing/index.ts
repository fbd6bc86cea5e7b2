export { useClosedMonthsQuery } from './api/closed-months-api';
export { readClosedMonths } from './api/read-closed-months';
export {
  type ClosedMonth,
  type Closing,
  closingCollection,
  closingPath,
  closedMonthCollection,
  closedMonthPath,
  isMonthOver,
  monthClosed,
  parseClosing,
  writeClosing,
} from './model/closing';
export { closedMonthAccess, closingAccess, isTrueOfClosing } from './model/closing-access';
