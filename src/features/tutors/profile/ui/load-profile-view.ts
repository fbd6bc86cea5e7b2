export const loadProfileView = async () => ({
  default: (await import(/* webpackChunkName: "area-profile" */ './profile-view')).ProfileView,
});
