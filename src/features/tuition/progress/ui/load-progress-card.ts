/** Lazy: includes the phrase bank. The only import, so that preloading and opening use the same chunk. */
export const loadProgressCard = () => import(/* webpackChunkName: "area-progress" */ './progress-card');
