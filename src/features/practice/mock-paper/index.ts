export { mockPaperMachine } from './model/mock-paper-machine';
export { MockPaper } from './ui/mock-paper';
