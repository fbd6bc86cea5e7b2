export { useDemandFiguresQuery, useWaitingFiguresQuery } from './api/figures-api';
export {
  privacyThreshold,
  figuresAccess,
  figuresPath,
  publishFigures,
  type DemandFigures,
  type WaitingFigures,
} from './model/site-figures';
