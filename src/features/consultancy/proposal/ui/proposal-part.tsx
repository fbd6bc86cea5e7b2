import { Button, Disclosure, Icon, Note, Row, Section, stackStyles, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '@/entities/consultancy/consultation';
import type { SchoolProposal } from '@/entities/consultancy/proposal';
import { printAlone } from '@/shared/lib/device';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { compareProposals } from '../model/compare-proposals';
import { AnswerPart } from './answer-part';
import { ChangesList } from './changes-list';
import { GivenAnswer, ProposalContent } from './proposal-content';
import { ProposalSheet } from './proposal-sheet';

interface ProposalPartProps {
  consultation: Consultation;
  /** All versions, the newest first. */
  proposals: readonly SchoolProposal[];
  acts: OwnPendingWrites;
  now: Date;
  /** An administrator reads, and does nothing for the school. */
  isDesk: boolean;
}

/** The newest version of the proposal with its answer, what it changes, and the earlier versions. */
export function ProposalPart({ consultation, proposals, acts, now, isDesk }: ProposalPartProps) {
  const { t } = useTranslation('consultation');
  const [newest, ...earlier] = proposals;
  if (!newest) return null;
  const [previous] = earlier;
  return (
    <Section id="now-proposal" tabIndex={-1} isTight className={stackStyles.apart}>
      <StopHeading>{t('proposal.heading', { version: newest.version })}</StopHeading>
      {previous ? (
        <Note tone="plain" className={stackStyles.near}>
          <h3>{t('changes.heading', { version: previous.version })}</h3>
          <ChangesList changes={compareProposals(previous, newest)} />
        </Note>
      ) : null}
      <ProposalContent proposal={newest} />
      <GivenAnswer proposal={newest} />
      {isDesk ? null : <AnswerPart {...{ consultation, proposals, acts, now }} proposal={newest} />}
      <div className={stackStyles.near}>
        <Row>
          <Button variant="second" isSmall onClick={() => printAlone('proposal')}>
            <Icon name="print" />
            {t('print.button')}
          </Button>
        </Row>
        <p>{t('print.words')}</p>
      </div>
      {earlier.map((proposal) => (
        <Disclosure
          key={proposal.version}
          summary={t('proposal.earlier', {
            version: proposal.version,
            state: t(`proposal.states.${proposal.state}`),
          })}
        >
          <div className={stackStyles.apart}>
            <GivenAnswer proposal={proposal} />
            <ProposalContent proposal={proposal} />
            {proposal === previous ? null : (
              <div className={stackStyles.near}>
                <h3>{t('changes.heading', { version: proposal.version })}</h3>
                <ChangesList changes={compareProposals(proposal, newest)} />
              </div>
            )}
          </div>
        </Disclosure>
      ))}
      <ProposalSheet consultation={consultation} proposal={newest} />
    </Section>
  );
}
