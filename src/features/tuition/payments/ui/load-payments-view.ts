export const loadPaymentsView = async () => ({
  default: (await import(/* webpackChunkName: "desk-payments" */ './payments-view')).PaymentsView,
});
