export { pictureFile, type PictureFile } from './picture-file';
export {
  cropOf,
  drawStraightened,
  type Edge,
  edges,
  isStraightened,
  moveCrop,
  moveEdge,
  notStraightened,
  type Size,
  type Straightening,
  turn,
  turnedSize,
} from './straightening';
