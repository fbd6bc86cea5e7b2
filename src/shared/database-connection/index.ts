export { abortTransaction } from './abort-transaction';
export { createConnection, type Connection, type Opening } from './create-connection';
export { peekRow, peekRows } from './peek-row';
