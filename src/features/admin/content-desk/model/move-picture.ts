/** The pictures with one of them a place earlier (-1) or later (1); null where there is none. */
export function movePicture(pictures: readonly string[], id: string, way: -1 | 1): readonly string[] | null {
  const at = pictures.indexOf(id);
  const other = pictures[at + way];
  if (at < 0 || other === undefined) return null;
  return pictures.map((one) => (one === id ? other : one === other ? id : one));
}
