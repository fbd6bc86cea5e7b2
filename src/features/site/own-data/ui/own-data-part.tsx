import { Button, Row, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { saveText } from '@/shared/lib/csv';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { useCollectOwnDataMutation, type Whose } from '../api/own-data-api';
import { toJson } from '../model/own-data';
import { toPage } from '../model/to-page';

interface OwnDataPartProps {
  whose: Whose;
  /** Namespace of the page, which has the words `ownData`. */
  words: 'code' | 'tutor-area';
}

/** Saves one's own data as a page or as JSON, and leads to the form that asks for more. */
export function OwnDataPart({ whose, words }: OwnDataPartProps) {
  const { t, i18n } = useTranslation(words);
  const [collect, { error, isLoading }] = useCollectOwnDataMutation();
  const [title, note] = [t('ownData.heading'), t('ownData.left')];
  const save = async (format: 'html' | 'json') => {
    const { data } = await collect(whose);
    if (!data) return;
    if (format === 'json') saveText(toJson(data), 'lifeline-data.json', 'application/json');
    else saveText(toPage(data, { title, note, language: i18n.language }), 'lifeline-data.html', 'text/html');
  };
  return (
    <div className={stackStyles.near}>
      <h3>{title}</h3>
      <p>{note}</p>
      <Row>
        <Button variant="second" isSmall isBusy={isLoading} onClick={() => void save('html')}>
          {t('ownData.page')}
        </Button>
        <Button variant="second" isSmall isBusy={isLoading} onClick={() => void save('json')}>
          {t('ownData.json')}
        </Button>
      </Row>
      <BackendProblem error={error} />
      <p>
        <TextLink to={routes.enquiryAbout('my-data')}>{t('ownData.write')}</TextLink>
      </p>
    </div>
  );
}
