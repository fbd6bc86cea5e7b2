import { Button, Facts, Row, Section, stackStyles, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { invitationPath, useInvitationsQuery, type Invitation } from '@/entities/neighbour-group';
import { formatMoney } from '@/shared/i18n';
import { useTutorWords } from '@/entities/tutor';
import { answerInvitation } from '../model/choose-writes';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import styles from './choosing.module.css';

/** Group invitations. Renders nothing without any. */
export function Invitations({ code, acts }: { code: string; acts: OwnPendingWrites }) {
  const { t } = useTranslation(['code', 'family']);
  const { data = [] } = useInvitationsQuery(code);
  const shown = data.filter(({ state }) => state === 'invited' || state === 'agreed');
  if (shown.length === 0) return null;
  return (
    <Section id="now-group" tabIndex={-1} className={stackStyles.apart}>
      <StopHeading>{t('family:group.heading')}</StopHeading>
      {shown.map((invitation) => (
        <InvitationCard key={invitation.groupId} {...{ code, acts, invitation }} />
      ))}
    </Section>
  );
}

interface CardProps {
  code: string;
  acts: OwnPendingWrites;
  invitation: Invitation;
}

function InvitationCard({ code, acts, invitation }: CardProps) {
  const { t } = useTranslation(['family', 'ghana']);
  const words = useTutorWords();
  const { size, priceAlone, pricePerChild, hours, names, state } = invitation;
  const answer = useOwnAction(acts, (isYes: boolean) => [answerInvitation(code, invitation, isYes)]);
  const isChanging = acts.isChanging(invitationPath(code, invitation.groupId), invitation.lastChange);
  return (
    <article tabIndex={-1} className={styles.card}>
      <p>
        {t('family:group.words', {
          count: size - 1,
          schoolClass: t(`ghana:classes.${invitation.schoolClass}`),
          subject: t(`ghana:subjects.${invitation.subject}`),
          town: invitation.town,
        })}
      </p>
      <Facts
        facts={[
          { label: t('family:group.alone'), value: formatMoney(priceAlone) },
          { label: t('family:group.whole', { size }), value: formatMoney(pricePerChild * size) },
          { label: t('family:group.perChild', { size }), value: formatMoney(pricePerChild) },
          { label: t('family:group.saved'), value: formatMoney(priceAlone - pricePerChild) },
          { label: t('family:group.hours'), value: words.slots(hours) },
          { label: t('family:group.names'), value: names.join(', ') },
        ]}
      />
      {state === 'agreed' ? (
        <p role="status">{t(names.length > 0 ? 'family:group.together' : 'family:group.agreed')}</p>
      ) : (
        <>
          <p className={textStyles.soft}>{t('family:group.free')}</p>
          <Row>
            <Button disabled={isChanging} isBusy={answer.isRunning} onClick={() => void answer.run(true)}>
              {t('family:group.agree')}
            </Button>
            <Button
              variant="second"
              disabled={isChanging}
              isBusy={answer.isRunning}
              onClick={() => void answer.run(false)}
            >
              {t('family:group.decline')}
            </Button>
          </Row>
        </>
      )}
    </article>
  );
}
