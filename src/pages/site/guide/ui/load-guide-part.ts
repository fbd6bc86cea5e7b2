/** The text of a guide. */
export const importGuidePart = () => import(/* webpackChunkName: "part-guide" */ './guide-part');

/** Preloads it. */
export async function loadGuidePart(): Promise<void> {
  await importGuidePart();
}
