export { openedFrom, placeIn, toPlace, wayBackIn, type WayBack } from './way-back';
