import type { Stretch } from './find-phones';

const providers = 'gmail|googlemail|yahoo|ymail|hotmail|outlook|icloud|protonmail|proton|aol';
const endings = 'com|net|org|info|gh|edu|co|uk';

const email = /\b[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z]{2,12}){1,3}(?![a-z0-9])/g;

/** Emails from their “at” on. What stands before it belongs to them, too. */
const spelledEmails: readonly RegExp[] = [
  new RegExp(String.raw`@\s?(?:${providers})\s?\.\s?(?:${endings})\b`, 'g'),
  // ama at gmail dot com, ama[at]school[dot]com
  new RegExp(
    String.raw`(?:\bat\b|[([{]\s?at\s?[)\]}]|@)\s{0,3}[\w-]{2,40}\s{0,3}(?:\bdot\b|[([{]\s?(?:dot|\.)\s?[)\]}])\s{0,3}(?:${endings})\b`,
    'g',
  ),
  new RegExp(
    String.raw`(?:\bat\b|[([{]\s?at\s?[)\]}])\s{0,3}(?:${providers})\s{0,3}(?:\.|\bdot\b)\s{0,3}(?:${endings})\b`,
    'g',
  ),
  new RegExp(String.raw`[([{]\s?at\s?[)\]}]\s{0,3}(?:${providers})\b`, 'g'),
];
const nameBefore = /[\w.-]{1,40}\s{0,3}$/;
const longestName = 43;

const announcedEmail = new RegExp(
  String.raw`\bmy (?:e-?mail|mail|gmail|yahoo)(?: address| id)?(?: is|:| =)\s{1,3}[\w.-]{2,40}\s{1,3}(?:at\s{1,3}(?:${providers})|(?:${providers}))\b`,
  'g',
);

/** Words behind @ that name no person: prices, conditions, code and @ itself. */
const notHandles =
  /^(?:gh[sc]?|ghc|usd|ngn|p|each|stp|ntp|rtp|satp|per|username|user|usernames|mentions?|names?|handles?|symbol|sign|override|media|import|param|returns?|keyframes|staticmethod|classmethod|property|app|echo|font-face|charset|deprecated|test|entity|autowired|sum|average|if|now|today|page|supports|include|author|version|since|throws|see|example|domain|host)\d*$/;
const handle = /(?:^|[^\w@/.])@([a-z_][a-z0-9_.-]{2,30})/g;

/** Addresses that lead to learning or to the state, where nobody has a page of their own. */
const openHosts =
  /(?:^|\.)(?:example\.(?:com|org|net)|wikipedia\.org|gov\.gh|khanacademy\.org|waecgh\.org|bbc\.com|bbc\.co\.uk|britannica\.com)$/;
/** Well-known names that lessons about the web use; with a path they could be anybody's page. */
const openWithoutPath = /^(?:www\.)?(?:google|amazon|yahoo|facebook|twitter|youtube|microsoft)\.com\/?$/;
/** Names of programs and libraries with a dot. */
const notSites = /^(?:asp|vb|java|system|microsoft|socket|node|next|vue|react)\.(?:net|org|io|me)$/;

const link =
  /(?:https?:\s?\/\/|www\.)[^\s<>"')]{2,200}|\b(?:[a-z0-9-]{1,40}\.){1,3}(?:com|net|org|gh|ly|gg|link|xyz)\b(?!\()(?:\/[^\s<>"')]{0,200})?|\b[a-z0-9-]{2,40}\.(?:io|me|app|tv|info|page|site|online|co|be|uk)\/[^\s<>"')]{1,200}/g;
const chatLinks =
  /\b(?:wa|t|m|telegram|ig|chat\.whatsapp|paypal)\s?(?:\.|\bdot\b)\s?(?:me|com)\b(?:\s?(?:\/|slash)\s?[\w+.-]{1,60})?/g;

const stretchOf = (found: RegExpExecArray): Stretch => {
  const start = found.index;
  return { start, end: start + found[0].length };
};

function spelledEmail(text: string, found: RegExpExecArray): readonly Stretch[] {
  const { start, end } = stretchOf(found);
  const name = nameBefore.exec(text.slice(Math.max(0, start - longestName), start))?.[0];
  return name === undefined ? [] : [{ start: start - name.length, end }];
}

/** Emails of a folded text, also spelled (“ama at gmail dot com”). */
export const findEmails = (text: string): readonly Stretch[] => [
  ...[email, announcedEmail].flatMap((shape) => [...text.matchAll(shape)].map(stretchOf)),
  ...spelledEmails.flatMap((shape) =>
    [...text.matchAll(shape)].flatMap((found) => spelledEmail(text, found)),
  ),
];

/** Names such as @ama_k. */
export const findHandles = (text: string): readonly Stretch[] =>
  [...text.matchAll(handle)].flatMap((found) => {
    const name = (found[1] ?? '').replace(/[.-]+$/, '');
    const at = found.index + found[0].indexOf('@');
    const isCode = text[at + 1 + (found[1] ?? '').length] === '(';
    return notHandles.test(name) || isCode ? [] : [{ start: at, end: at + 1 + name.length }];
  });

function isOpenLink(address: string): boolean {
  const plain = address.replace(/^https?:\s?\/\//, '').replace(/[.,;:!?]+$/, '');
  const host = plain.split(/[/?#]/)[0] ?? '';
  return openHosts.test(host) || openWithoutPath.test(plain) || notSites.test(plain);
}

/** Links, except to places of learning and of the state. */
export const findLinks = (text: string): readonly Stretch[] => [
  ...[...text.matchAll(link)].filter((found) => !isOpenLink(found[0])).map(stretchOf),
  ...[...text.matchAll(chatLinks)]
    .filter((found) => !/[\w']/.test(text[found.index - 1] ?? ' '))
    .map(stretchOf),
];
