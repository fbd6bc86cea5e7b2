export const loadProposals = async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './proposals')).Proposals,
});

export const loadInvitations = async () => ({
  default: (await import(/* webpackChunkName: "part-lessons" */ './invitations')).Invitations,
});
