import { Button, Note, Row, Section } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataSaver } from '@/shared/data-saver';
import { useSharedPhone } from '@/shared/drafts';
import { askToNotify } from '@/shared/lib/device';
import { chooseNews, isNewsOffered } from '../model/news-choice';

/** Asks once, after something was sent from the installed app, whether it may show notifications. */
export function NewsOffer() {
  const { t } = useTranslation('code');
  const { isOn: isSavingData } = useDataSaver();
  const isSharedPhone = useSharedPhone();
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered || isSharedPhone || isSavingData || !isNewsOffered()) return null;
  const accept = async () => {
    const answer = await askToNotify();
    // Closed without an answer: the person may press again.
    if (answer === 'default') return;
    chooseNews(answer === 'granted' ? 'notify' : 'later');
    setAnswered(true);
  };
  const postpone = () => {
    chooseNews('later');
    setAnswered(true);
  };
  return (
    <Section isTight>
      <Note role="group" aria-label={t('news.heading')}>
        <p>
          <b>{t('news.heading')}</b> {t('news.words')}
        </p>
        <Row>
          <Button isSmall onClick={() => void accept()}>
            {t('news.accept')}
          </Button>
          <Button variant="second" isSmall onClick={postpone}>
            {t('news.postpone')}
          </Button>
        </Row>
      </Note>
    </Section>
  );
}
