import { InlineButton, Row } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Helpful } from '@/entities/content/helpful-vote';

/** Asks whether an answer helped. What casts the vote is loaded by the press. */
export function HelpfulVote({ question }: { question: string }) {
  const { t } = useTranslation('faq');
  const [outcome, setOutcome] = useState<ReactNode>(null);
  const [isFailed, setFailed] = useState(false);
  const press = async (vote: Helpful) => {
    setOutcome(<p role="status">{t('vote.sending')}</p>);
    try {
      const { VoteOutcome } = await import(/* webpackChunkName: "helpful-vote" */ './vote-outcome');
      setOutcome(<VoteOutcome question={question} vote={vote} />);
    } catch {
      // Without network, on a first visit.
      setOutcome(null);
      setFailed(true);
    }
  };
  return (
    outcome ?? (
      <Row>
        <span>{t('helpful')}</span>
        <InlineButton onClick={() => void press('yes')}>{t('helpfulYes')}</InlineButton>
        <InlineButton onClick={() => void press('no')}>{t('helpfulNo')}</InlineButton>
        <span role="status">{isFailed ? t('vote.failed') : null}</span>
      </Row>
    )
  );
}
