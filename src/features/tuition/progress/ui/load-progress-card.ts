/** It brings the bank of phrases. One place imports it, so that what is brought along early is what is opened. */
export const loadProgressCard = () => import(/* webpackChunkName: "area-progress" */ './progress-card');
