export const loadOwnAccount = async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './own-account')).OwnAccount,
});

/** Loads how to pay: for the card of what is to be done now. */
export const loadHowToPay = async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './how-to-pay')).HowToPay,
});

export const loadDuesCard = async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './dues-card')).DuesCard,
});
