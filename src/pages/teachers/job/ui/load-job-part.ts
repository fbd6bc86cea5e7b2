/** The post with data access; the service worker keeps it once the board or a post was opened. */
export const importJobPart = () => import(/* webpackChunkName: "part-job" */ './job-part');

/** Preloads it. */
export async function loadJobPart(): Promise<void> {
  await importJobPart();
}
