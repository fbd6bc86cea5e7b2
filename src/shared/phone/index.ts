export { formatPhone, parsePhone } from './phone';
