import { Button, Note, Row, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useAskAgain } from '@/entities/session';
import { PageHead } from '@/shared/ui/page-head';
import { SignOutButton } from './sign-out-button';

/** For a signed-in user whose role could not be loaded. Disappears once it has loaded. */
export function UnreachedRole() {
  const { t } = useTranslation('sign-in');
  const { isAsking, askAgain } = useAskAgain();
  return (
    <Note>
      <p>{t('unreached.words')}</p>
      <Row>
        {/* Not disabled while loading, so that it keeps the focus. */}
        <Button variant="second" onClick={askAgain}>
          {t(isAsking ? 'working' : 'unreached.again')}
        </Button>
      </Row>
      <SignOutButton />
    </Note>
  );
}

/** The same as a full page. Nothing else may be shown before the role is known. */
export function UnreachedRolePage() {
  const { t } = useTranslation('sign-in');
  return (
    <Section isFirst line="dashed">
      <PageHead title={t('unreached.title')} description={t('unreached.words')} />
      <h1>{t('unreached.heading')}</h1>
      <UnreachedRole />
    </Section>
  );
}
