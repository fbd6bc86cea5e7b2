import { amount, anyOf, upTo, wordRule, type Rule } from './rule';
import { mobile } from './sentences';

/** Pay of somebody who works, not a fee. */
const wages =
  /\b(?:salar(?:y|ies)|wages?|stipends?|allowances?|remuneration|per (?:month|week|day|hour|lesson|term)|a (?:month|week|day|lesson)|monthly|weekly|net|gross|reimburse\w*|refunded|school fees|we pay|school pays|pays? you)\b/iu;

const feeNames = [
  'processing|registration|application|recruitment|interview|medical|training|uniform|forms?|facilitation',
  'admin(?:istrati(?:ve|on))?|clearance|posting|appointment|verification|biometric|documentation|insurance|protocol',
  'refundable|commitment|screening|orientation|background check|placement|agreement|vetting|enrol?lment|agent|visa|service|security',
].join('|');

const asks = String.raw`(?:pay|send|deposit|transfer|drop|come (?:along )?with|bring)`;

const fee: Rule = wordRule(
  'fee',
  anyOf(
    String.raw`\b(?:${feeNames})\s+(?:fees?|charges?|money|deposit|payment|levy)\b(?:${upTo(24)}${amount})?`,
    String.raw`\bpay(?:ment)?\b(?!\s*[:=-])(?:\s+(?:of|an?|the|only|just|me|us|a fee of))*${upTo(30)}${amount}`,
    String.raw`\b${asks}\s+(?:(?:the|a|your|ur|an|small|some|only|just|half|full|part|me|us)\s+)*(?:money|cash|payment|fee|amount|something)\b`,
    String.raw`\b(?:come (?:along )?with|send|snd|deposit|transfer|drop)\b${upTo(20)}${amount}`,
    String.raw`\bpay\s+(?:\w+\s+)?(?:half|part|(?:in )?advance|upfront|something)\b`,
    String.raw`\b(?:re)?(?:posting|transfer|licen[cs]e|appointment)\b${upTo(40)}\bfor\s+(?:only\s+|just\s+)?${amount}`,
    String.raw`\bat a (?:small |moderate |reduced |token )?fee\b`,
    String.raw`${amount}(?:\s+only)?\s+(?:for|to|as|is for|covers)\s+(?:(?:the|your|ur|a|an|get|secure|process|cover)\s+)*(?:process(?:ing)?|forms?|letters?|slots?|registration|posting|appointment|medicals?|file|place)\b`,
    String.raw`\b(?:forms?|letters?|slots?|registration|posting)\s+(?:cost(?:s|ing)?|sells?|selling|goes|going|is|are|at)\s+(?:for\s+|at\s+|only\s+)*${amount}`,
    String.raw`\b(?:cost|price)\s+of\s+(?:the\s+|a\s+|your\s+)?(?:forms?|letters?|slots?|registration|posting)\b`,
  ),
  { unless: wages },
);

const momoWords = String.raw`\b(?:m[o0]m[o0]|mobile[\s-]?money|vodafone cash|telecel cash|t-?cash|airtel\s?tigo (?:money|cash)|at money|merchant (?:id|number|sim))\b(?!\s+pin)`;

const feeMomo: Rule = wordRule(
  'fee-momo',
  anyOf(
    String.raw`\b(?:pay(?:ment)?|send|transfer|deposit|fee|charges?|money|cash|${amount})\b${upTo(80)}${momoWords}(?:${upTo(40)}${mobile})?`,
    String.raw`${momoWords}${upTo(30)}(?:${mobile}|${amount})`,
    String.raw`\b(?:pay|send|transfer|deposit)\b${upTo(60)}\b(?:to|on|into)\b${upTo(20)}${mobile}`,
  ),
  {
    unless:
      /\b(?:salar(?:y|ies)|wages?|stipends?|allowances?|is paid|are paid|we pay|send (?:your |ur |a |an |all )?(?:cv|application|r[eé]sum[eé]|certificates?|letter|name|sms|text|whatsapp|message))\b/iu,
  },
);

const voucher: Rule = wordRule(
  'voucher',
  anyOf(
    String.raw`\b(?:buy|purchase|pay for|sell(?:ing)?)\b${upTo(40)}\b(?:e-?vouchers?|vouchers?|scratch\s?cards?|pins?|serial numbers?|forms?)\b`,
    String.raw`\b(?:e-?vouchers?|vouchers?|scratch\s?cards?)\b${upTo(40)}(?:${amount}|\b(?:cost|sold|selling|price|buy)\b)`,
    String.raw`\b(?:interview|inspection|recruitment|registration) (?:vouchers?|pins?)\b`,
  ),
);

const smallThenBig: Rule = wordRule(
  'small-then-big',
  anyOf(
    String.raw`\b(?:deposit|recharge|top[\s-]?up|invest|pay)\b${upTo(60)}\b(?:unlock|activate|upgrade|next level|vip|withdraw(?:al)?)\b`,
    String.raw`\b(?:unlock|upgrade)\b${upTo(40)}\b(?:level|task|vip|withdrawal|earnings|wallet)\b`,
    String.raw`\b(?:like|rate|subscribe|review)\b${upTo(30)}\b(?:youtube|videos?|hotels?|products|channels?)\b${upTo(60)}(?:\bearn|\bpaid\b|${amount})`,
    String.raw`\b(?:complete|do|finish)\b${upTo(20)}\b(?:simple|easy|daily|online)\s+tasks?\b`,
  ),
);

const agentFee: Rule = wordRule(
  'agent-fee',
  anyOf(
    String.raw`\b(?:i|we)\s+(?:know|have|get|get)\s+(?:a |an |some |my |the )*(?:someone|somebody|people|man|connections?|contacts?|links?|insider|guy|person|strong link)\s+(?:who |that |inside|in|at|works?|there)`,
    String.raw`\b(?:link|connection|protocol)\s+man\b`,
    String.raw`\b(?:push|work on|forward|fix|insert|slot in)\s+(?:your|ur|the)\s+(?:names?|appointment|file|posting|matter)\b`,
    String.raw`\b(?:connection|agent|middleman|commission)\s+(?:fee|money)\b`,
    String.raw`\b(?:first|one) month(?:'s)? salary\b${upTo(30)}\b(?:commission|to (?:us|me|the agent|agent))\b`,
  ),
);

const fakeForms: Rule = wordRule(
  'fake-forms',
  anyOf(
    String.raw`\b(?:hotel|guest\s?house|lodge|restaurant|eatery)\b${upTo(70)}\b(?:forms?|cash|with (?:the )?money|fee)\b`,
    String.raw`\b(?:forms?|cash|money|fee)\b${upTo(60)}\b(?:hotel|guest\s?house|lodge|restaurant|eatery)\b`,
  ),
);

/** Signs in which money is asked for. */
export const moneyRules: readonly Rule[] = [fee, feeMomo, voucher, smallThenBig, agentFee, fakeForms];
