import { requiredEvidenceOf } from '@/entities/vetting/evidence';
import { useOffice } from '@/shared/office-facts';

/** Checks that an applicant needs, as the office's facts say. */
export const useRequiredEvidence = () => requiredEvidenceOf(useOffice().policeCertificate === 'required');
