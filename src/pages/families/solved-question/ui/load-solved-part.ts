/** A solved question with data access. */
export const importSolvedPart = () => import(/* webpackChunkName: "part-solved" */ './solved-part');

/** Preloads it. */
export async function loadSolvedPart(): Promise<void> {
  await importSolvedPart();
}
