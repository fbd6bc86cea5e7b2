import type { Stretch } from './find-phones';

const apps =
  "(?:what'?s? ?app+|wh?atsap+|wasap+|telegram|snap ?chat|snap|instagram|insta|ig|face ?book|fb|messenger|tik ?tok|twitter|discord|imo|signal|viber|skype|zoom|google meet|wechat|botim)";
const shortApps =
  '(?:ig|insta|snap|sc|fb|tele|tg|tiktok|snapchat|instagram|telegram|facebook|discord|skype|twitter)';
const contactVerbs =
  '(?:add|follow|find|text|call|message|dm|inbox|contact|reach|chat|write|meet|join|hit|send|invite|ping|buzz|talk to|reply|search|get)';

/** Words of one phrase, at most four. */
const few = String.raw`(?:\s{1,3}[\w']{1,20}){0,4}`;

const otherApps: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${contactVerbs}(?: for)? (?:me|us|my)\b${few}\s{1,3}(?:on|via|through|in|by|using|with)\s{1,3}(?:my )?${apps}\b`,
    'g',
  ),
  new RegExp(String.raw`\b${apps} (?:me|us)\b`, 'g'),
  new RegExp(
    String.raw`\b(?:what is|what's|whats|give me|send me|share|drop|send) (?:your|ur) ${apps}\b`,
    'g',
  ),
  new RegExp(String.raw`\b(?:this is|here is|here's|join|take) (?:my|our) ${apps}\b`, 'g'),
  new RegExp(String.raw`\bmy ${apps}(?: name| id| number| handle| user ?name| account)?(?: is|:| =)\s`, 'g'),
  new RegExp(
    String.raw`\b(?:i am|i'm|im|am|we are|are you|r u|do you have|u dey) (?:also )?(?:on )?${apps}\b(?! (?:a|the|to)\b)`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:let us|let's|lets|can we|we can|shall we|could we)${few}\s{1,3}(?:on|to|via|through|over)\s{1,3}${apps}\b`,
    'g',
  ),
  new RegExp(String.raw`\b(?:come|move|switch|go)(?: over)? (?:to|on) ${apps}\b`, 'g'),
  new RegExp(String.raw`\bjoin (?:my|our|the|this) ${apps} (?:group|channel|page)\b`, 'g'),
  // “ig: ama”, but not “IG: a protein of the blood”.
  new RegExp(String.raw`\b${shortApps}\s?[:=]\s{0,2}@?[a-z_][\w.]{1,30}(?=\s*(?:[,;!]|\.?\s*$|\.?\n))`, 'gm'),
  new RegExp(String.raw`\b${shortApps}\s?[:=-]?\s{1,2}(?:is )?@?[a-z]{1,20}[\d_][\w.]{0,20}`, 'g'),
  /\b(?:dm|inbox|hmu|hit) me\b(?! (?:with|in|on) the\b)/g,
  /\b(?:give|send|share|tell|drop) (?:me )?(?:your|ur) (?:(?:phone|mobile|whats ?app|momo) )?(?:number|contact|digits|e-?mail(?: address)?)\b/g,
  /\bwhat(?: is|'s|s) (?:your|ur) (?:(?:phone|mobile|whats ?app|momo) number|e-?mail address|phone)\b/g,
  /\bcan i (?:have|get) (?:your|ur) (?:(?:phone|mobile|whats ?app) )?(?:number|contact)\b/g,
];

const places = '(?:house|home|place|room|hostel|hall|office|shop|side|end|flat|apartment|area|compound)';

const meetings: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:come|pass|drop|get|stop|branch)(?: over| by| round| around| down)?(?: to| at| by)? (?:my|our) ${places}\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:i|we)(?:'ll| will| can| could|'d| would| want to)? (?:come|visit|pass)(?: over| by| round)?(?: to| at| by)? your ${places}\b`,
    'g',
  ),
  /\bmeet (?:me|you|us) (?:at|in|behind|near|by|after|before|under|outside|tomorrow|today|tonight|on|there)\b/g,
  /\b(?:let us|let's|lets|can we|we can|could we|shall we|we should|i want to) meet\b(?! (?:the|a|an|our|their|this|these)\b)/g,
  /\bmeet(?: up)? with (?:me|you)\b/g,
  /\bmeet up (?:at|in|after|tomorrow|today)\b/g,
  /\bi(?:'ll| will| can)? (?:meet|pick) you(?: up)?\b/g,
  /\b(?:come|visit) (?:and |to )?(?:see |visit )?me (?:at|after|in) (?:my|home|the house|school|church|break|class|work)\b/g,
  /\bsend (?:me )?(?:your|ur) (?:location|address|picture|photo|pic|selfie|live location)\b/g,
  /\bsend me (?:a |some )?(?:pictures?|photos?|pics?|selfies?|videos?) of (?:you|yourself)\b/g,
  /\bwhere do (?:you|u) (?:live|stay)\b/g,
  /\b(?:which|what) school (?:do|are) (?:you|u) (?:attend|go to|in|at)\b/g,
  /\b(?:i live|i stay|my house is|our house is|my hostel is) (?:at|behind|near|opposite|next to|close to|by) \w/g,
  /\bmy (?:home |house |digital )?address is\b/g,
];

/** Exercises in a language use such sentences: “Translate: Where do you live?” */
const languageExercise =
  /\b(?:translate|(?:reported|direct|indirect) speech|(?:in|into) (?:french|twi|arabic|spanish|ga|ewe|english)|conjugate|dialogue|passage|question tags?|punctuate|punctuation|underline|parts? of speech|fill in|gap|pronouns?|tenses?|preposition)\b/;

const findAll = (text: string, shapes: readonly RegExp[]): readonly Stretch[] =>
  shapes.flatMap((shape) =>
    [...text.matchAll(shape)].map((found) => {
      const start = found.index;
      return { start, end: start + found[0].trimEnd().length };
    }),
  );

/** Invitations to go on in another app, in a folded text. */
export const findOtherApps = (text: string): readonly Stretch[] => findAll(text, otherApps);

/** Appointments and questions for a place; none in an exercise of a language. */
export const findMeetings = (text: string): readonly Stretch[] =>
  languageExercise.test(text) ? [] : findAll(text, meetings);
