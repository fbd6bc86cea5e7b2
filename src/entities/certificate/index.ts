export { useCertificateQuery, useCertificatesQuery, useOfferCertificatesQuery } from './api/certificate-api';
export {
  certificateRequestAccess,
  certificateSourceAccess,
  type CertificateSurroundings,
  createCertificateAccess,
  createCertificateMover,
} from './model/certificate-access';
export {
  type CertificateEvent,
  certificateLife,
  certificateLifeMachine,
  type CertificateState,
} from './model/certificate-life';
export {
  askCertificate,
  type Certificate,
  certificateAsked,
  certificatePath,
  type NewCertificate,
  type OfferCertificate,
  parseCertificate,
  writeRefusal,
} from './model/certificate';
export { type Counted, countLessons, countWithin, covers, isSameCount } from './model/count-lessons';
export { useCertificateWords } from './ui/use-certificate-words';
