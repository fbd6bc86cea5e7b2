export { printAlone, usePrintedAlone } from './print-alone';
