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
  certificateLifecycle,
  certificateMachine,
  type CertificateState,
} from './model/certificate-lifecycle';
export {
  askCertificate,
  type Certificate,
  certificateAsked,
  certificatePath,
  type NewCertificate,
  type OfferCertificate,
  parseCertificate,
  personalFieldsOfCertificate,
  personalFieldsOfCertificateRequest,
  writeRefusal,
} from './model/certificate';
export { type Counted, countLessons, countWithin, covers, isSameCount } from './model/count-lessons';
export { useCertificateWords } from './ui/use-certificate-words';
