import { InlineButton, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatReferenceCode } from '@/entities/reference-code';
import { childAtRiskTopic } from '@/shared/choices';
import { routes } from '@/shared/routes';
import { useFieldId } from '@/shared/ui/form';
import styles from './concern-form.module.css';

interface AboutCodeProps {
  code: string;
  /** Takes the code out of the form and its draft. */
  onLeaveOut: () => void;
}

/** Which code a worry is about, with a button that leaves it out. */
export function AboutCode({ code, onLeaveOut }: AboutCodeProps) {
  const { t } = useTranslation('form');
  const navigate = useNavigate();
  const location = useLocation();
  const idOf = useFieldId();
  const leaveOut = () => {
    // The button is gone with the code.
    document.getElementById(idOf('words'))?.focus();
    onLeaveOut();
    void navigate(routes.enquiryAbout(childAtRiskTopic), { replace: true, state: location.state as unknown });
  };
  return (
    <Note tone="plain">
      <p>{t('concern.about', { code: formatReferenceCode(code) })}</p>
      <InlineButton className={styles.leave} onClick={leaveOut}>
        {t('concern.leaveCode')}
      </InlineButton>
    </Note>
  );
}
