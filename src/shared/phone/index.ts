export { formatPhone, parsePhone, type ParsedPhone, type PhoneProblem } from './phone';
