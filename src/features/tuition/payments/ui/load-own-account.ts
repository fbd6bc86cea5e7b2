export const loadOwnAccount = async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './own-account')).OwnAccount,
});

export const loadDuesCard = async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './dues-card')).DuesCard,
});
