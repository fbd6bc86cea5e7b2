export { CounsellorsPage as Component, loadBooking as loadRest } from './ui/counsellors-page';
