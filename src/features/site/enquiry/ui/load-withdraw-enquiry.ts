export const loadWithdrawEnquiry = async () => ({
  default: (await import(/* webpackChunkName: "part-withdraw-enquiry" */ './withdraw-enquiry'))
    .WithdrawEnquiry,
});
