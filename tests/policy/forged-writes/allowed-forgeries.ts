import type { Allowance } from './allowance';
import { articleAllowances } from './article-allowances';
import { contactAllowances } from './contact-allowances';
import { consultationAllowances } from './consultation-allowances';
import { homeworkAllowances } from './homework-allowances';
import type { Step } from './honest-steps';
import { moneyAllowances } from './money-allowances';
import { offerAllowances } from './offer-allowances';
import { talkAllowances } from './talk-allowances';

/** Unsigned writes: whoever knows the code or id may make them, including the office. */
const unsigned =
  /^(a request|an enquiry|a worry about a child|an application with five papers|an application for a post|a consultation|a report about a (post|job that is not ours)|a (file|piece) .*|a door code|a lesson that the family plans|a practice report|a report about a question|a review of the family|a (quiet )?talk (in person|in person with its words|without a time))$/;

const allowances: readonly Allowance[] = [
  { by: 'G', step: unsigned, how: /^from /, why: 'It needs no account.' },
  {
    by: 'G',
    how: /^from (a person|an account .*|the tutor|another tutor|a suspended tutor|a former administrator)$/,
    why: 'The code is the key, whoever holds it.',
  },
  {
    by: 'GT',
    how: /^from (an administrator|a colleague), signed as office$/,
    why: 'Lives give the office these moves as well; it signs them as its own.',
  },
  { by: 'A', how: /^from a colleague, signed as office$/, why: 'The office is more than one.' },
  {
    by: 'A',
    step: /deleted( as junk.*)?$/,
    how: /^(without delete of .*|delete of .* alone|from a colleague)$/,
    why: 'The office deletes junk in small batches, and nobody signs a deletion.',
  },
  { step: /^a vote on an answer$/, how: /^from /, why: 'Anybody votes, and no vote is signed.' },
  { step: /^(figures|answers of tutors)$/, how: /^from a colleague$/, why: 'Figures are not signed.' },
  {
    step: /^a count of applications$/,
    how: /^(from a colleague|schoolPages\/posts: applications taken away)$/,
    why: 'Counts are not signed, and a field that is left out stays.',
  },
  { by: 'AC', how: /^along with figures$/, why: 'The office counts whenever it likes.' },
  { step: /^figures$/, how: /taken away$/, why: 'A figure that is missing counts as none.' },
  {
    step: unsigned,
    how: /^without create of phoneTails$/,
    why: 'Older versions send none. The office finds such a record by its other words.',
  },
  ...contactAllowances,
  ...consultationAllowances,
  ...articleAllowances,
  ...homeworkAllowances,
  ...moneyAllowances,
  ...offerAllowances,
  {
    step: /^a report of (a school|the office)$/,
    how: /^consultations\/outcomes: (beforeOn|afterOn) that is empty$/,
    why: 'Nobody has to say the days.',
  },
  {
    step: /^an application with five papers$/,
    how: /files\.\w+\.name that is empty$/,
    why: 'Some phones give a photo no name.',
  },
  {
    step: /^a (cancellation|review that the family takes back|choice of the family, .*)$/,
    how: / from (reviewing|asking|offered|trial|published|amended)$/,
    why: 'The life has this move from there too.',
  },
  {
    by: 'A',
    how: /^(tuitionRequests from (asking|reviewing)|tutors from paused|jobs from paused|offers from (accepted|amended))$/,
    why: 'The life has this move from there too.',
  },
  {
    step: /^a profile that is suspended$/,
    how: /^tutors from hidden$/,
    why: 'The fifth no-show suspends a tutor whom the fourth has hidden.',
  },
  {
    step: /^a profile that is suspended$/,
    how: /^tutors: hiddenUntil taken away$/,
    why: 'A suspended profile has no day on which it returns.',
  },
  {
    step: /^an application (for a post|in the place of another)$/,
    how: /(profile\.(subjects|ntcLicence)|files\.cv\.name|contact: email) that is empty$/,
    why: 'The form lets them stay empty; some phones give a photo no name.',
  },
  {
    step: /^an application (for a post|in the place of another)$/,
    how: /^without create of (jobApplications\/contact|phoneTails)$/,
    why: 'Somebody may name no referee. The office finds an application without the digits by its code.',
  },
  {
    step: /^a request$/,
    how: /^tuitionRequests: school (taken away|that is empty)$/,
    why: 'The form lets it stay empty.',
  },
  {
    step: /^a family that asks for another time$/,
    how: /^offers\/lessons: move\.by taken away$/,
    why: 'Older versions do not say who asks. Nobody can take such a question back.',
  },
  {
    step: /^a lesson that (the family cancels|the tutor (missed|cancels)|was taught|nobody came to)$/,
    how: /^offers\/lessons from moving$/,
    why: 'Until a proposal to move is answered, the lesson is planned as before.',
  },
  {
    step: /^(a cancellation|a lesson that the family disputes)$/,
    how: /cancellation\.words along with it$/,
    why: 'Here the family says why.',
  },
  {
    step: /^papers that were asked for$/,
    how: /files\.\w+\.name along with it$/,
    why: 'These are the papers that it sends.',
  },
  {
    step: /^papers that were asked for$/,
    how: /^(without create of tutorApplications\/messages|tutorApplications\/messages: (words|papers) that is empty)$/,
    why: 'Words or papers alone are an answer, and older versions send papers without a message.',
  },
  {
    step: /^a certificate that the family refuses$/,
    how: /(words taken away|without update of offers\/certificates)$/,
    why: 'A family need not say why it refuses.',
  },
  {
    step: /^a lesson that the tutor plans$/,
    how: /^offers\/lessons twice$/,
    why: 'The desk flags two lessons at one time.',
  },
  {
    step: /^(a profile of the tutor’s own|a subject that the tutor leaves out)$/,
    how: /((price|subjects) taken away|(about|towns|languages|price|hours|subjects) along with it)$/,
    why: 'Each of these is the tutor’s own to change.',
  },
  {
    step: /^(subjects that a tutor asks for|a tutor who asks for every subject)$/,
    how: /(levels|words|files\.transcript\.name) that is empty$/,
    why: 'A tutor may stay with the levels of the profile, say nothing, and send a file without a name.',
  },
  {
    how: /^offers\/(assignments: (dueDay taken|(topic|note) that)|practiceReports: (skills|hardest|misconceptions) that)|^questionReports(: (seed (taken|without)|answer that)| twice)/,
    why: 'A tutor may assign a whole pack without a note or a day. Who made no mistake has none. Only a variant has a seed.',
  },
  {
    step: /^a look$/,
    how: /(without (update of tracking|create of changeLog)|changeLog (under the id|twice)|of roles|with a second line)/,
    why: 'That somebody of the office looked changes nothing, and may be told of any record, any number of times.',
  },
  {
    step: /^a profile$/,
    how: /(turned round|that is empty|twice)$/,
    why: 'The office answers for what a profile says.',
  },
  {
    step: /^a request that is corrected$/,
    how: /^without update of offers$/,
    why: 'Where many offers are open they follow in batches of their own.',
  },
  {
    step: /^a guardian whose phone is corrected$/,
    how: /^(without update of offers\/contact|offers\/contact: (?!phone)\w+ taken away)$/,
    why: 'Where many offers are open they follow in batches of their own, and write what is different.',
  },
  {
    step: /^an applicant whose number four families read$/,
    how: /^without update of offers\/contact$/,
    why: 'Where many offers are open they follow in batches of their own.',
  },
  {
    step: /^a review of few stars/,
    how: /(reviews: lessons taken away|decision\.words along with it)$/,
    why: 'The office may count the lessons, and say more about its decision.',
  },
  {
    step: /^a group of four$/,
    how: /names that is empty$/,
    why: 'Nobody has agreed yet, so it has no names.',
  },
  {
    step: /^a check /,
    how: /(that is empty|tutors: evidence (along with it|taken away)|without update of evidence\/items)$/,
    why: 'The office decides what everybody sees of a check.',
  },
  {
    step: /^a tutor who did not feel safe$/,
    how: /^concerns: about that is empty$/,
    why: 'Nobody need say what a worry is about.',
  },
  {
    step: /^a duty that is given$/,
    how: /^roles: role along with it$/,
    why: 'It is the role that the person has.',
  },
  {
    step: /^a role that is taken$/,
    how: /name along with it$/,
    why: 'The office names whom it gives a role.',
  },
  {
    step: /^(a profile|a check that is taken back)$/,
    how: /^tutors: evidence (with a stranger|of maps)$/,
    why: 'Rules cannot look into the items of a list. The office alone writes them, and readers skip what is none.',
    isOfRules: true,
  },
  {
    step: /^(a school|a draft of a post)$/,
    how: /^(schools: phone|jobs: (school\.checkedOn|subjects|asked|toSend)) that is empty$/,
    why: 'What is not published yet may leave it open.',
  },
  {
    step: /^a draft of a post$/,
    how: /^jobs: schoolId of another/,
    why: 'The school is looked at when the post is published.',
  },
  {
    step: /^a draft that is edited$/,
    how: /^jobs: [\w.]+ (taken away|along with it)$/,
    why: 'Each of these is a part of the draft.',
  },
  {
    step: /^(figures|answers of tutors)$/,
    how: /^settings: (bySubject\.mathematics\.jhs |byTutor\.demo-tutor|a field more in (bySubject\.mathematics$|byTutor))/,
    why: 'Rules cannot walk a map. The office alone writes the figures, and readers skip what is none.',
    isOfRules: true,
  },
  {
    step: /(in a removal|that goes from an invitation)$/,
    how: /(taken away|^from a colleague)$/,
    why: 'While a person is removed the office empties each field by itself, and the line is about the record.',
  },
  {
    step: /^a removal of (a request|an enquiry|a worry) that is done, with its contact$/,
    how: /^delete of ((tuitionRequests|enquiries|concerns)\/contact|phoneTails) alone$/,
    why: 'What hangs on a record goes once its removal has begun.',
  },
  ...talkAllowances,
];

const matches = ({ by, step, how }: Allowance, of: Pick<Step, 'what' | 'by'>, forgery: string): boolean =>
  (by === undefined || by.includes(of.by)) && (step === undefined || step.test(of.what)) && how.test(forgery);

/**
 * Whether there is a reason to accept this forgery.
 * @param isOfRules whether the database rules are tested
 */
export const isAllowed = (of: Pick<Step, 'what' | 'by'>, forgery: string, isOfRules: boolean): boolean =>
  allowances.some((one) => (isOfRules || one.isOfRules !== true) && matches(one, of, forgery));
