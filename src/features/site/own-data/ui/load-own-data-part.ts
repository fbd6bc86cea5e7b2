/** Lazy: few save their data. */
export const loadOwnDataPart = async () => ({
  default: (await import(/* webpackChunkName: "own-data" */ './own-data-part')).OwnDataPart,
});
