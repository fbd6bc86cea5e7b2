import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { practiceAddress, type CatalogPack } from '@/entities/practice/pack';
import type { PlanReason } from '@/entities/practice/progress';
import { LinkButton } from '@/shared/ui/links';
import { usePlan } from '../model/use-plan';

const reasons: readonly PlanReason[] = ['due', 'weak', 'new'];

/** About ten minutes of one subject: what is due, weak and new. */
export function Today({ pack, profile }: { pack: CatalogPack; profile: string }) {
  const { t } = useTranslation('practice-skills');
  const plan = usePlan(profile, pack.id);
  if (plan === null) return null;
  if (plan === 'missing') return <p>{t('today.missing')}</p>;
  if (plan.questions.length === 0) return <p>{t('today.done')}</p>;
  const said = reasons.flatMap((reason) => {
    const count = plan.questions.filter((one) => one.reason === reason).length;
    return count > 0 ? [t(`today.${reason}`, { count })] : [];
  });
  const minutes = Math.max(1, Math.round(plan.estimatedMs / 60_000));
  return (
    <Note>
      <p>
        <strong>{t('today.heading', { count: minutes })}</strong>
      </p>
      <p>{said.join(', ')}</p>
      <LinkButton isSmall to={`${practiceAddress({ pack: pack.id, scope: { kind: 'pack' } })}&today=1`}>
        {t('today.start')}
      </LinkButton>
    </Note>
  );
}
