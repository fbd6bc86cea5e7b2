export { CodeRecord } from './code-record';
export { KeptCodes } from './kept-codes';
export { SharedPhonePart } from '@/features/site/shared-phone';
