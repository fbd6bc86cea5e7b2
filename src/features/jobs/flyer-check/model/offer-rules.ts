import { amount, anyOf, findWords, upTo, wordRule, type Rule } from './rule';

const protocolSlot = wordRule(
  'protocol-slot',
  anyOf(
    String.raw`\bprotocol\b(?=${upTo(40)}\b(?:slots?|list|recruit\w*|enlist\w*|places?|available|letters?|spaces?|cases?|selection|postings?|teachers?)\b)`,
    String.raw`\bprotocol (?:slots?|lists?|recruitment|enlistment|letters?)\b`,
    String.raw`\b(?:secret|backdoor|back[\s-]door|under[\s-]the[\s-]table|quiet) (?:recruitment|enlistment|posting|arrangement)\b`,
    String.raw`\b(?:buy|sell(?:ing)?|purchase)\s+(?:\w+\s+){0,3}slots?\b`,
    String.raw`\bslots?\s+(?:for sale|(?:(?:is|are|at|for|costs?|go(?:es|ing) for)\s+)+${amount})`,
    String.raw`\b(?:replacement|ghost) (?:slots?|names?)\b|\bthrough the back\s?door\b|\bspecial list\b`,
  ),
);

const fakeLetter = wordRule(
  'fake-letter',
  anyOf(
    String.raw`\b(?:appointment|posting|employment)\s+letters?\b${upTo(50)}\b(?:ready|available|for sale|guaranteed|sure|same day|instantly|waiting for you|is out|are out|within (?:\d+|one|two|three|a few)\s+(?:working )?(?:days?|hours?|hrs?|weeks?))\b`,
    String.raw`\b(?:collect|pick(?: up)?|get|come for|claim|take)\s+(?:your|ur|ya)\s+(?:\w+\s+){0,2}(?:appointment|posting|employment)\s+letters?\b`,
    String.raw`\b(?:we|i)\s+(?:issue|process|print|do|sort|sell)\s+(?:\w+\s+){0,3}(?:appointment|posting|employment)\s+letters?\b`,
  ),
  // Newly appointed teachers do collect them there.
  {
    unless: /\b(?:district|municipal|metropolitan)\s+(?:education\s+)?(?:office|directorate)\b|\bportal\b/iu,
  },
);

const kin =
  'uncle|aunt(?:ie|y)?|brother|sister|dad|father|mum|mother|cousin|boss|friend|man|guy|person|contact|link|pastor|husband|wife';

const insider = wordRule(
  'agent-sells-letters',
  anyOf(
    String.raw`\b(?:my|our)\s+(?:${kin})\b${upTo(30)}\b(?:works?|working|is|dey|sits|at|in|inside)\b${upTo(40)}\b(?:ges|ges headquarters|regional office|district office|education office|headquarters|hq|ministry|ntc|director|controller)\b`,
    String.raw`\b(?:my|our)\s+(?:man|guy|person|contact|link)\s+(?:at|in|inside)\s+(?:the\s+)?(?:ges|ntc|ministry|head\s?office|hq|headquarters|regional|district)\b`,
    String.raw`\bi (?:work|dey) (?:at|with|for|in) (?:the )?(?:ges|ntc|ministry of education)\b${upTo(80)}\b(?:help|get you|sort|slot|letter)\b`,
  ),
);

const clearance = wordRule(
  'false-clearance',
  anyOf(
    String.raw`\bclearance\b${upTo(80)}\b\d{1,3}[,. ]?\d{3}\b`,
    String.raw`\b(?:recruit|employ|hire|recruitment of|employment of)\s+(?:about |over |another |additional |more than )*\d{1,3}[,. ]?\d{3}\s+(?:\w+[\s-]+){0,4}(?:teachers?|staff|workers?|graduates?|personnel)\b`,
  ),
);

const examHelp = wordRule(
  'fake-exam-help',
  anyOf(
    String.raw`\b(?:gtle|ntc|licensure|licensing exams?)\b${upTo(80)}\b(?:is sure|sure pass|pass(?:ed)? for you|leak(?:ed|s|age)?|apor|runs|expo|assistance available|help you (?:to )?pass|pass without|write (?:it )?for you|guaranteed|100\s?%|100 percent)`,
    String.raw`\b(?:apor|leak(?:ed|age)|expo|sure pass|runs|pass without writing|help you (?:to )?pass)\b${upTo(60)}\b(?:gtle|licensure)\b`,
  ),
);

const resultChange = wordRule(
  'result-change',
  anyOf(
    String.raw`\b(?:upgrade|change|convert|turn|rewrite|fix|edit|correct)\b${upTo(30)}\b(?:fail(?:ed)?|results?|grades?|scores?)\b${upTo(30)}\b(?:to (?:a )?pass|pass(?:ed)?|in the system|on the portal|gtle|licensure|wassce|backend)\b`,
    String.raw`\b(?:upgrade|change|convert|fix)\b${upTo(20)}\b(?:gtle|licensure)\b${upTo(20)}\b(?:results?|fail(?:ed|ures?)?|grades?)\b`,
    String.raw`\bfail(?:ed)?\s+to\s+pass\s+in the system\b`,
  ),
);

const tooGood = wordRule(
  'too-good',
  anyOf(
    String.raw`\b(?:no|without(?: any)?)\s+(?:interviews?|aptitude tests?|exams? or interviews?)\b`,
    String.raw`\b(?:automatic|instant|direct) (?:employment|appointment|placement|recruitment)\b`,
    String.raw`\b100\s?(?:%|percent)\s+(?:sure|guaranteed?|assured|genuine|legit|real)\b`,
    String.raw`\b(?:guaranteed|assured)\s+(?:jobs?|employment|postings?|appointments?|placements?|income|salary)\b`,
    String.raw`\bearn\b${upTo(30)}${amount}${upTo(15)}\b(?:daily|weekly|a day|per day|a week|per week|every day|every week)\b`,
    String.raw`\b(?:work|teach)\b${upTo(20)}\b(?:1|one|2|two|30)\s+(?:hours?|hrs?|min(?:ute)?s?)\s+(?:a|per|each|every)?\s*(?:day|week)?\b${upTo(30)}(?:\bearn\b|${amount})`,
  ),
  { unless: /\bdemonstration\b/iu },
);

/** Twice the gross pay of a new teacher with a degree in 2025, GHS 4,773.90 a month, in cedis. */
const mostMonthly = 2 * 4773.9;

const mostOf = { month: mostMonthly, week: (mostMonthly * 12) / 52, day: (mostMonthly * 12) / 260 } as const;

const paid = new RegExp(
  String.raw`(${amount})(?:\s+(?:net|gross|cash|take[\s-]home|salary|only))*\s*(?:\/|per|a|an|each|every)?\s*(month|week|day|daily)(?:ly)?\b|` +
    String.raw`\b(month|week|dai)ly\s+(?:salary|pay|wage|stipend|income|earnings?)${upTo(20)}?(${amount})`,
  'giu',
);

/** Without the flag by which a pattern goes on behind its last match. */
const paidOnce = new RegExp(paid.source, 'iu');

function cedisIn(text: string): number {
  const [number = ''] = /\d[\d,.]*/u.exec(text) ?? [];
  const thousands = /\dk\b/iu.test(text) ? 1000 : 1;
  return Number(number.replace(/,/gu, '').replace(/\.$/u, '')) * thousands;
}

const payAboveScale: Rule = {
  id: 'pay-above-scale',
  find: (reading) =>
    findWords(reading, paid).filter(({ start, end }) => {
      const [, first, after, before, second] = paidOnce.exec(reading.plain.slice(start, end)) ?? [];
      const period = (after ?? before ?? '').toLowerCase();
      const most = period.startsWith('month')
        ? mostOf.month
        : period.startsWith('week')
          ? mostOf.week
          : mostOf.day;
      return cedisIn(first ?? second ?? '') > most;
    }),
};

/** Signs in what is offered. */
export const offerRules: readonly Rule[] = [
  protocolSlot,
  fakeLetter,
  insider,
  clearance,
  examHelp,
  resultChange,
  tooGood,
  payAboveScale,
];
