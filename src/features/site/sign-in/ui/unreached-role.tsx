import { Button, Note, Row, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useAskAgain } from '@/entities/session';
import { PageHead } from '@/shared/ui/page-head';
import { SignOutButton } from './sign-out-button';

/** For somebody who is signed in and whose role could not be read yet. It goes by itself once it is. */
export function UnreachedRole() {
  const { t } = useTranslation('sign-in');
  const { isAsking, askAgain } = useAskAgain();
  return (
    <Note>
      <p>{t('unreached.words')}</p>
      <Row>
        {/* Not disabled meanwhile: the focus stays on it. */}
        <Button variant="second" onClick={askAgain}>
          {t(isAsking ? 'working' : 'unreached.again')}
        </Button>
      </Row>
      <SignOutButton />
    </Note>
  );
}

/** The same in the place of a whole page, of which nothing may be shown until the role is known. */
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
