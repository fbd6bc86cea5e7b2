import { Button, Disclosure, Note, Row, Tag, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '@/entities/consultancy/consultation';
import { isPastDate, type SchoolProposal } from '@/entities/consultancy/proposal';
import { deskStyles } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { OfferFacts } from './offer-facts';
import { ProposalForm } from './proposal-form';
import styles from './consultation.module.css';

interface ProposalPartProps {
  consultation: Consultation;
  /** The newest first. */
  versions: readonly SchoolProposal[];
}

/** The versions of the proposal, and the form that sends the next one. */
export function ProposalPart({ consultation, versions }: ProposalPartProps) {
  const { t } = useTranslation('consultation-desk');
  const [isWriting, setWriting] = useState(false);
  const { state, latest, removal } = consultation;
  const mayWrite = (state === 'scoping' || state === 'proposed') && removal === undefined;
  if (!mayWrite && versions.length === 0) return null;
  // A version that was just sent may not be read yet, and the next one begins with it.
  const isRead = (versions[0]?.version ?? 0) === latest;
  return (
    <section className={deskStyles.part} tabIndex={-1}>
      <h2>{t('proposal.heading')}</h2>
      {versions.length === 0 ? <p className={textStyles.soft}>{t('proposal.none')}</p> : null}
      {mayWrite && isRead && !isWriting ? (
        <Row>
          <Button isSmall variant={state === 'scoping' ? 'main' : 'second'} onClick={() => setWriting(true)}>
            {t(latest === 0 ? 'proposal.write' : 'proposal.writeNext', { version: latest + 1 })}
          </Button>
        </Row>
      ) : null}
      {mayWrite && isRead && isWriting ? (
        <ProposalForm
          key={latest}
          consultation={consultation}
          before={versions[0]}
          onClose={() => setWriting(false)}
        />
      ) : null}
      {versions.map((proposal, index) => (
        <Version key={proposal.version} proposal={proposal} isNewest={index === 0} />
      ))}
    </section>
  );
}

/** One version. An older one is folded. */
function Version({ proposal, isNewest }: { proposal: SchoolProposal; isNewest: boolean }) {
  const { t } = useTranslation('consultation-desk');
  const { date } = useFormats();
  const now = useNow();
  const { version, state, createdAt } = proposal;
  const head = (
    <p className={styles.head}>
      <b>{t('proposal.version', { version })}</b>
      <Tag>{t(`proposal.states.${state}`)}</Tag>
      <span className={textStyles.soft}>{t('proposal.sentAt', { moment: date(createdAt, 'moment') })}</span>
    </p>
  );
  if (!isNewest)
    return (
      <div className={styles.version}>
        {head}
        <Disclosure summary={t('proposal.show', { version })}>
          <OfferFacts proposal={proposal} />
        </Disclosure>
      </div>
    );
  return (
    <div className={styles.version}>
      {head}
      {state === 'sent' && isPastDate(proposal, now) ? (
        <Note tone="call">
          <p>{t('proposal.over')}</p>
        </Note>
      ) : null}
      <OfferFacts proposal={proposal} />
    </div>
  );
}
