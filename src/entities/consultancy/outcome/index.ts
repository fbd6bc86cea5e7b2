export {
  figureShape,
  maximumMeasures,
  maximumPupils,
  type Pupil,
  pupilNumberShape,
  writeRows,
} from './model/pupils';
export { type Change, type Scale, type Spread, summarize, type Summary } from './model/summary';
