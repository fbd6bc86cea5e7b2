/** What the office has written, for the list. */
export const importOfficeQuestions = () => import(/* webpackChunkName: "part-faq" */ './office-questions');

/** Preloads it. */
export async function loadOfficeQuestions(): Promise<void> {
  await importOfficeQuestions();
}
