export { Certificates } from './ui/family/certificates';
export { CertificatePart } from './ui/tutor/certificate-part';
