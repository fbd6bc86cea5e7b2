export const loadWithdrawJobApplication = async () => ({
  default: (await import(/* webpackChunkName: "part-withdraw-job" */ './withdraw-job-application'))
    .WithdrawJobApplication,
});
