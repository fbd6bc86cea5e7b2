import { useTranslation } from 'react-i18next';
import { createPortal } from 'react-dom';
import type { Consultation } from '@/entities/consultancy/consultation';
import type { SchoolProposal } from '@/entities/consultancy/proposal';
import { formatReferenceCode, type ReferenceCode } from '@/entities/reference-code';
import { dialled, useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { GivenAnswer, ProposalContent } from './proposal-content';
import styles from './proposal-sheet.module.css';

interface ProposalSheetProps {
  consultation: Consultation;
  proposal: SchoolProposal;
}

/** A version with its address for paper; nothing on the screen. */
export function ProposalSheet({ consultation: { ref, school }, proposal }: ProposalSheetProps) {
  const { t } = useTranslation('consultation');
  const office = useOffice();
  return createPortal(
    <div className={styles.sheet} aria-hidden="true" data-sheet="proposal">
      <p className={styles.from}>{t('print.from', { phone: dialled(office.phone) })}</p>
      <p className={styles.title}>{t('print.title', { version: proposal.version, school: school.name })}</p>
      <ProposalContent proposal={proposal} />
      <GivenAnswer proposal={proposal} />
      <p className={styles.address}>
        {t('print.address', {
          address: location.origin + routes.codeOf(ref),
          code: formatReferenceCode(ref as ReferenceCode),
        })}
      </p>
    </div>,
    document.body,
  );
}
