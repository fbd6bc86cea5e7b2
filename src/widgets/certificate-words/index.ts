export { useCertificateWords } from './model/use-certificate-words';
