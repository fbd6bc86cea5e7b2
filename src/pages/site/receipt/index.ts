export { ReceiptPage as Component, loadReceipt as loadRest } from './ui/receipt-page';
