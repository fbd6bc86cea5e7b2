export const loadOwnAccount = async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './own-account')).OwnAccount,
});
