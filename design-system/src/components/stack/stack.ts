export { default as stackStyles } from './stack.module.css';
