import { InlineButton, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Helpful } from '@/entities/content/helpful-vote';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { useCastVote } from '../model/use-cast-vote';

export interface VoteOutcomeProps {
  /** Slug of the question. */
  question: string;
  /** What was pressed. */
  vote: Helpful;
}

/** Casts a vote, and says whether it waits on this phone or is counted. */
export function VoteOutcome({ question, vote: pressed }: VoteOutcomeProps) {
  const { t } = useTranslation('faq');
  const { vote, state, tryAgain } = useCastVote(question, pressed);
  return (
    <Row>
      <p role="status">
        {t(`vote.${state}`)}
        {vote === pressed ? null : ` ${t('vote.first')}`}
      </p>
      {state === 'failed' ? <InlineButton onClick={tryAgain}>{t('vote.again')}</InlineButton> : null}
      {pressed === 'no' ? <TextLink to={routes.enquiryAbout('other')}>{t('ask')}</TextLink> : null}
    </Row>
  );
}
