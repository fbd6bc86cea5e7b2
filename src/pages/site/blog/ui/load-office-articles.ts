/** What the office has written, for the list. */
export const importOfficeArticles = () => import(/* webpackChunkName: "part-blog" */ './office-articles');

/** Preloads it. */
export async function loadOfficeArticles(): Promise<void> {
  await importOfficeArticles();
}
