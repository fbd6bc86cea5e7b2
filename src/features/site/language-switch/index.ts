export { type ChangeLanguage, ChangeLanguageContext, useChangeLanguage } from './model/language-context';
export { LanguageMenu } from './ui/language-menu';
