/** The lists, blocks and forms that the views of the desk are made of. */
export { default as deskStyles } from './desk-styles.module.css';
