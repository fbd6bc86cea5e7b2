export const loadOwnProfile = async () => ({
  default: (await import(/* webpackChunkName: "area-profile" */ './own-profile')).OwnProfile,
});
