import { anyOf, findWords, inLine, upTo, wordRule, type Rule } from './rule';
import { mobile } from './sentences';

const officials = [
  'director[\\s-]general|(?:deputy )?minister|regional director|district director|director of (?:human resources?|hr)',
  'ges (?:hr|boss|director)|ntc registrar|registrar of (?:the )?ntc|chief director|presidential staffer',
  'member of parliament|honou?rable',
].join('|');

const official = wordRule(
  'impersonates-official',
  anyOf(
    String.raw`\b(?:${officials})\b${inLine(60)}${mobile}`,
    String.raw`\b(?:i am|i'm|this is|message from)\s+(?:the\s+)?(?:${officials})\b`,
    String.raw`\bfrom the (?:office|desk) of (?:the )?(?:hon\.?\s+)?(?:${officials})\b`,
  ),
);

const spokesperson = wordRule(
  'spokesperson-name',
  anyOf(
    String.raw`\b(?:head of public relations|public relations (?:officer|unit)|p\.?r\.?o|spokes(?:man|person|woman))\b${inLine(60)}${mobile}`,
  ),
);

const unsolicited = wordRule(
  'unsolicited',
  anyOf(
    String.raw`\b(?:we|i) (?:saw|found|got|came across|have reviewed)\s+(?:your|ur)\s+(?:profile|cv|number|contact|resume|details)\b`,
    String.raw`\b(?:your|ur) (?:profile|cv|number|name|resume) (?:was|has been|have been|is)\s+(?:\w+\s+)?(?:selected|recommended|picked|shortlisted|chosen)\b`,
    String.raw`\bcongrat(?:ulation)?s?\b${upTo(60)}\b(?:selected|shortlisted|chosen|picked|qualified|employed)\b`,
    String.raw`\byou (?:have been|were|are) (?:selected|shortlisted|chosen|picked)\b`,
    String.raw`\b(?:hello|hi|good day) dear\b(?!\s+(?:teachers?|parents?|all|colleagues?|sir|madam))`,
  ),
  {
    unlessAround: /\b(?:your (?:recent )?(?:application|interview)|you applied|applied for|who applied)\b/iu,
  },
);

const chat = wordRule(
  'move-to-chat',
  anyOf(
    String.raw`(?:https?:\/\/)?\b(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me|telegram\.me)\/\S{1,80}`,
    String.raw`\b(?:inbox|dm|buzz|hit)\s+(?:me|us|admin|the admin|our|now)\b`,
    String.raw`\b(?:chat|message|text|contact|write|reach|talk|add)\b${upTo(40)}\b(?:on|via|through|by)\s+(?:telegram|messenger|imo|signal)\b`,
    String.raw`\bjoin\b${upTo(40)}\b(?:whatsapp|telegram)\s+(?:group|channel|platform|page)\b`,
  ),
);

const onlySocial = wordRule(
  'only-social',
  anyOf(
    String.raw`\b(?:forwarded|forward|copied) as received\b|\bforwarded many times\b`,
    String.raw`\b(?:share|forward|send)\b${upTo(20)}\b(?:to|with|in|on)\s+(?:all|other|as many|every|at least|\d+)\b${upTo(30)}\b(?:groups?|platforms?|contacts|friends)\b`,
    String.raw`\b(?:don't|dont|do not|no need to)\s+wait for\s+(?:the |any )?(?:announcement|portal|advert|news)`,
    String.raw`\b(?:will not|won't|wont) be (?:announced|published|advertised)\b`,
    String.raw`\bkeep (?:this|it) (?:secret|confidential|to yourself|between us|low)\b|\b(?:don't|dont|do not) tell any(?:one|body)\b`,
  ),
  { isDenialMeant: true },
);

const urgency = wordRule(
  'urgency',
  anyOf(
    String.raw`\bonly\s+(?:\d+|a few|few|two|three|four|five|ten|limited)\s+(?:\w+\s+)?(?:slots?|places?|spaces?|chances?|positions?)?\s*(?:left|remaining|available)\b`,
    String.raw`\b\w+\s+slots?\s+(?:left|remaining)\b|\blimited\s+(?:slots?|spaces?|places?|chances|offer)\b`,
    String.raw`\b(?:slots?|spaces?|places?)\s+(?:are\s+|is\s+)?(?:very\s+|almost\s+|nearly\s+|fast\s+)*(?:limited|filling|running out|finishing|full)\b`,
    String.raw`\bfirst[\s-]come[,\s-]+first[\s-]serve|\bbefore it(?:'s| is) (?:too )?late\b`,
    String.raw`\b(?:hurry|act fast|act now|don't miss|do not miss|don't delay|dont delay|rush now)\b`,
    String.raw`\bclos(?:es|ing|ed)\b${upTo(20)}\b(?:today|tonight|this evening|in \d+ hours?)\b`,
    String.raw`\b(?:pay|send|reply|respond|confirm|register|deposit)\b${upTo(30)}\b(?:within|in)\s+(?:the next\s+)?\d{1,2}\s?(?:hours?|hrs?|min(?:ute)?s?)\b`,
    String.raw`\bto (?:secure|reserve|book|confirm|keep) (?:your|ur|a|the) (?:slot|place|space|seat|position|name)\b`,
    String.raw`\bpayment\s+(?:now\s+)?(?:confirms|secures)\b`,
  ),
  { isDenialMeant: true },
);

const personalData = wordRule(
  'personal-data',
  anyOf(
    String.raw`\b(?:momo|mobile money|atm|card|wallet|bank)\s+(?:pin|password|secret code)\b|\bcvv\b|\bmother'?s maiden\b`,
    String.raw`\b(?:send|share|give|forward|tell|provide|whatsapp|reply with|read)\b${upTo(50)}\b(?:otp|one[\s-]time (?:pin|password|code)|verification code|secret code|pin(?: code| number)?)\b`,
    String.raw`\b(?:send|share|give|forward|text|whatsapp|inbox|dm|reply with|register with)\b${upTo(60)}\b(?:bank (?:details|account)|account (?:number|details)|atm)\b`,
    String.raw`\b(?:send|share|snap|forward|whatsapp|inbox|dm|reply with)\b${upTo(40)}\b(?:ghana card|voter'?s? id|ssnit|id card)\b`,
  ),
);

const agency = wordRule(
  'unlicensed-agency',
  anyOf(
    String.raw`\b(?:recruitment|employment|job|placement|manpower|labou?r)\s+(?:agency|agencies|agents?|consult|consultancy|consultants?|bureau)\b`,
    String.raw`\bour agency\b|\b(?:register|enrol|sign up)\s+with\s+(?:our|the|this|us)\s+(?:agency|office|consult)\b`,
  ),
);

const licence = /\b(?:licen[cs]ed by|licen[cs]e (?:no|number)|licen[cs]e\b.{0,12}\d)/iu;

const unlicensedAgency: Rule = {
  id: 'unlicensed-agency',
  find: (reading) => (licence.test(reading.plain) ? [] : agency.find(reading)),
};

const misspelt =
  'detials|recuit\\w*|recruitement|recruting|recruitmnt|vacancys|vaccanc\\w+|vacanies|vacany|appointement|apointment|' +
  'gover?ment|govement|goverment|ministery|educaton|sallary|salery|op+ortinity|oppotunity|intrested|intersted|qualifed|' +
  'certficate|succesful|sucessful|urgenly|immediatly|recieve|garantee\\w*|guarantted|experiance|teachears|techers|' +
  'ur|u|pls|plz|dis|dat|dnt|bcos|cuz|gud|kindely|congratulation|proccess\\w*|procesing|intervew|interveiw|4rm|frm';

const slips = anyOf(String.raw`\b(?:${misspelt})\b`);

/** Two different slips: one alone happens to everybody. */
const badLanguage: Rule = {
  id: 'bad-language',
  find: (reading) => {
    const places = findWords(reading, slips, { isDenialMeant: true });
    const kinds = new Set(places.map(({ start, end }) => reading.plain.slice(start, end).toLowerCase()));
    return kinds.size >= 2 ? places : [];
  },
};

/** Signs in who writes, and how. */
export const senderRules: readonly Rule[] = [
  official,
  spokesperson,
  unsolicited,
  chat,
  onlySocial,
  urgency,
  personalData,
  unlicensedAgency,
  badLanguage,
];
