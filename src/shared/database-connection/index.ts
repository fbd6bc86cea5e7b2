export { createConnection, type Connection, type Opening } from './create-connection';
