import { expect, it } from 'vitest';
import { movePicture } from './move-picture';

it('moves a picture one place, and not past an end', () => {
  const pictures = ['a', 'b', 'c'];
  expect(movePicture(pictures, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(movePicture(pictures, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(movePicture(pictures, 'a', -1)).toBeNull();
  expect(movePicture(pictures, 'c', 1)).toBeNull();
  expect(movePicture(pictures, 'd', 1)).toBeNull();
});
