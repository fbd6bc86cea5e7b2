import { Row, Skeleton, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferContactQuery, type OfferContact } from '@/entities/offer';
import { lessonTopics, ReadyMessage, WayButtons, type TellingWay } from '@/entities/telling';
import { htmlLangOf } from '@/shared/i18n';
import { dialled, useOffice } from '@/shared/office-facts';
import { useSignedAction } from '@/shared/pending-writes';
import { formatPhone } from '@/shared/phone';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { MessageKeys } from '@/shared/ui/message-keys';
import { familyWays, tellFamily } from '../model/tell-family';
import type { TellingArea } from '../model/telling-area';
import type { ToTell } from '../model/use-to-tell';
import { useTellingWords } from '../model/use-telling-words';
import styles from './telling.module.css';

interface TellFamilyFormProps {
  change: ToTell;
  area: TellingArea;
  /** The tutor has said how the family was told. */
  onTold: (way: TellingWay) => void;
}

/** The ready message about a change of a lesson, once it is known how the family is reached. */
export function TellFamilyForm(props: TellFamilyFormProps) {
  const { t } = useTranslation('shell');
  const { data: contact, error } = useOfferContactQuery(props.change.lesson.offerId);
  const words = useTellingWords(contact?.language);
  if (error) return <BackendProblem error={error} />;
  if (!contact || words === 'loading') return <Skeleton label={t('loading')} lines={4} />;
  return <ReadyForm {...props} contact={contact} />;
}

/** The message in the language of the family, keys that open it in an own app, and how it was told. */
function ReadyForm({ change, area, onTold, contact }: TellFamilyFormProps & { contact: OfferContact }) {
  const { t, i18n } = useTranslation('telling');
  const office = useOffice();
  const [opened, setOpened] = useState<TellingWay | null>(null);
  const tell = useSignedAction(area, (who, way: TellingWay) => tellFamily(who, change, way));
  const key = `texts.${lessonTopics[change.event]}` as const;
  const { language } = contact;
  // English until somebody has checked the message in the language of the family.
  const lang = i18n.getResource(language, 'telling', key) === undefined ? 'en' : language;
  const text = i18n.getFixedT(language, 'telling')(key, {
    address: location.origin + routes.code,
    place: location.origin + routes.code,
    phone: dialled(office.phone),
  });
  const { name, phone, contactBy } = contact;
  return (
    <div className={styles.form}>
      <ReadyMessage text={text} lang={htmlLangOf(lang)} />
      <p>{[name, formatPhone(phone)].join(', ')}</p>
      <Row>
        <MessageKeys {...{ phone, text }} hasCall preferred={contactBy} onOpen={setOpened} />
      </Row>
      <WayButtons
        ways={familyWays}
        opened={opened}
        isBusy={tell.isRunning}
        onTell={(way) =>
          void tell.run(way).then((isDone) => {
            if (isDone) onTold(way);
          })
        }
      />
      <BackendProblem error={area.problem} />
      <p className={textStyles.soft}>{t('hint')}</p>
    </div>
  );
}
