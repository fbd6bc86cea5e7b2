export { ChangeLanguageContext, useChangeLanguage, type ChangeLanguage } from './model/language-context';
export { LanguageMenu } from './ui/language-menu';
