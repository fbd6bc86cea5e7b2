/**
 * Lazy: the forms are large, and most offers are accepted. The only import, so that preloading and opening
 * use the same chunk.
 */
export const loadAnswerForms = () => import(/* webpackChunkName: "area-answers" */ './answer-forms');
