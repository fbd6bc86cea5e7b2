export { useCertificateQuery, useCertificatesQuery, useOfferCertificatesQuery } from './api/certificate-api';
export {
  askCertificate,
  certificateAsked,
  certificatePath,
  parseCertificate,
  writeRefusal,
  type Certificate,
  type NewCertificate,
  type OfferCertificate,
} from './model/certificate';
export {
  certificateRequestAccess,
  certificateSourceAccess,
  createCertificateAccess,
  createCertificateMover,
  type CertificateSurroundings,
} from './model/certificate-access';
export {
  certificateLife,
  certificateLifeMachine,
  type CertificateEvent,
  type CertificateState,
} from './model/certificate-life';
export { countLessons, countWithin, covers, isSameCount, type Counted } from './model/count-lessons';
