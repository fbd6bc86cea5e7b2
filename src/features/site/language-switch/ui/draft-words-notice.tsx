import { Button, Notice } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { useDraftWords } from '../model/language-context';

/**
 * Says of the chosen language, in it and in English, that its words are a draft.
 * @param onSeen called once the person has answered, so that it is not said again
 */
export function DraftWordsNotice({ onSeen }: { onSeen: () => void }) {
  const { t, i18n } = useTranslation('draft-words');
  const { leaveOut } = useDraftWords();
  const { pathname } = useLocation();
  const english = i18n.getFixedT('en', 'draft-words');
  const isTranslated = t('told') !== english('told');
  return (
    <Notice
      actions={
        <>
          <Button variant="white" isSmall onClick={onSeen}>
            {t('seen')}
          </Button>
          <Button
            variant="text"
            isSmall
            onClick={() => {
              onSeen();
              void leaveOut(true);
            }}
          >
            {t('leaveOut')}
          </Button>
        </>
      }
    >
      {isTranslated ? <strong>{t('told')} </strong> : null}
      <span lang="en-GH">{english('told')}</span>{' '}
      <TextLink to={routes.enquiryAbout('language')}>{t('tell')}</TextLink>{' '}
      <TextLink to={routes.improveWords(pathname)} onClick={onSeen}>
        {t('improve')}
      </TextLink>
    </Notice>
  );
}
