export { CertificateList } from './ui/certificate-list';
