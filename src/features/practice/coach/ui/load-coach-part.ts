/** Lazy: includes the catalogue of packs. */
export const loadCoachPart = async () => ({
  default: (await import(/* webpackChunkName: "area-practice" */ './coach-part')).CoachPart,
});
