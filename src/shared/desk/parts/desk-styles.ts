/** Shared styles of the desk: lists, blocks and forms. */
export { default as deskStyles } from './desk-styles.module.css';
