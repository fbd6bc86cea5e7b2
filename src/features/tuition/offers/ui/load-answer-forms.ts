/** Forms are heavy, and most offers are accepted. One place imports them, so that what is brought along early is what is opened. */
export const loadAnswerForms = () => import(/* webpackChunkName: "area-answers" */ './answer-forms');
