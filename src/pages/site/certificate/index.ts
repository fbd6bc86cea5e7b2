export { CertificatePage as Component, loadCertificate as loadRest } from './ui/certificate-page';
