export { answerMachine } from './model/answer-machine';
export { SchoolConsultation } from './ui/school-consultation';
