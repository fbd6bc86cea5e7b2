import { Adinkra, Section, Tag, Weave, homeSymbol } from 'design-system';
import { useTranslation } from 'react-i18next';
import { DemoLine } from '@/features/site/demo';
import { PartlyNote, useChangeLanguage } from '@/features/site/language-switch';
import { ThemeChoice } from '@/features/site/theme-mode';
import { isMostlyIn, languages, toLanguageCode } from '@/shared/i18n';
import { dialled, useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { whatsAppLink } from '@/shared/ui/contact-ways';
import { TextLink } from '@/shared/ui/links';
import styles from './site-footer.module.css';

/** On a phone the style sheet hides the links that the menu has, by their place here. */
const columns = [
  {
    key: 'help',
    links: [
      { to: routes.tuition, key: 'tuition' },
      { to: routes.tutors, key: 'findTutor' },
      { to: routes.homework, key: 'homeworkHelp' },
      { to: routes.practice, key: 'practice' },
      { to: routes.counselling, key: 'counselling' },
    ],
  },
  {
    key: 'work',
    links: [
      { to: routes.consultancy, key: 'consultancy' },
      { to: routes.jobs, key: 'jobs' },
      { to: routes.apply, key: 'apply' },
      { to: routes.tutorEntry, key: 'tutorSignIn' },
      { to: routes.adminEntry, key: 'officeSignIn' },
    ],
  },
  {
    key: 'lifeline',
    links: [
      { to: routes.about, key: 'about' },
      { to: routes.safeguarding, key: 'safeguarding' },
      { to: routes.privacy, key: 'privacy' },
      { to: routes.faq, key: 'questions' },
      { to: routes.blog, key: 'blog' },
      { to: routes.gallery, key: 'gallery' },
      { to: routes.code, key: 'code' },
      { to: routes.app, key: 'app' },
    ],
  },
] as const;

/** Footer: links to every page, contact, language and theme. The page's line ends here. */
export function SiteFooter() {
  const { t, i18n } = useTranslation(['shell', 'words']);
  const changeLanguage = useChangeLanguage();
  const current = toLanguageCode(i18n.language);
  const office = useOffice();
  return (
    <>
      <Weave />
      <Section as="footer" ground="night" className={styles.footer}>
        <p className={styles.end}>
          <Adinkra symbol={homeSymbol} className={styles.symbol} />
          {t('motto')}.
        </p>
        <div className={styles.columns}>
          {columns.map(({ key, links }) => (
            <div key={key}>
              <h2>{t(`footer.${key}`)}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.key}>
                    <TextLink to={link.to}>{t(`nav.${link.key}`)}</TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2>{t('footer.contact')}</h2>
            <ul>
              <li>
                <a href={`tel:${office.phone}`}>{t('contact.call', { number: dialled(office.phone) })}</a>
              </li>
              <li>
                <a href={whatsAppLink(office.whatsApp)}>{t('contact.whatsapp')}</a>
              </li>
              <li>
                <a href={`sms:${office.sms}`}>{t('contact.sms')}</a>
              </li>
              <li>
                <TextLink to={routes.enquiry}>{t('contact.form')}</TextLink>
              </li>
              {office.own.phone === undefined ? (
                <li>
                  <Tag>{t('contact.sampleNumber')}</Tag>
                </li>
              ) : null}
            </ul>
          </div>
          <div>
            <h2>{t('footer.language')}</h2>
            <ul>
              {languages.map((language) => (
                <li key={language.code}>
                  <button
                    type="button"
                    lang={language.htmlLang}
                    aria-pressed={language.code === current}
                    onClick={() => void changeLanguage(language.code)}
                  >
                    {language.name}
                  </button>
                  {isMostlyIn(language) ? null : <small> {t('words:fewWords')}</small>}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <PartlyNote className={styles.partly} />
        <div className={styles.theme}>
          <ThemeChoice />
        </div>
        <DemoLine />
      </Section>
    </>
  );
}
