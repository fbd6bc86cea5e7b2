export { useDemandFiguresQuery, useWaitingFiguresQuery } from './api/figures-api';
export {
  fewestMatches,
  figuresAccess,
  figuresPath,
  publishFigures,
  type DemandFigures,
  type WaitingFigures,
} from './model/site-figures';
