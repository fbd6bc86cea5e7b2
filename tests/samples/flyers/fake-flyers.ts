import type { SignId } from '@/features/jobs/flyer-check';

/** A text in the manner of a message that goes round, with invented names and numbers. */
export interface SampleFlyer {
  readonly name: string;
  readonly text: string;
  /** Every sign that it shows, in any order. */
  readonly signs: readonly SignId[];
}

export const fakeFlyers: readonly SampleFlyer[] = [
  {
    name: 'processing fee for a letter',
    text: `*GES RECRUITMENT 2026 UPDATE*
All graduates from colleges of education should apply now. Pay GHS 350 processing fee to get your appointment letter within two weeks.`,
    signs: ['fee', 'fake-letter'],
  },
  {
    name: 'interview fee by MoMo',
    text: `Good morning. Your interview at the Ministry is on Tuesday 9am. Kindly send the interview fee of GHC300 by MoMo to 0244 000 111, name Kwabena Asare, and call after payment for your code.`,
    signs: ['fee', 'fee-momo'],
  },
  {
    name: 'protocol slots',
    text: `I have two protocol slots left for GES, one for Ashanti, one for Bono East. Pay half now and half when the letter comes. Serious people only. 0200 000 222`,
    signs: ['protocol-slot', 'urgency', 'fee'],
  },
  {
    name: 'letter is ready',
    text: `Dear Adwoa, your appointment letter is ready. Come and collect your appointment letter from our agent at Circle, near the overhead. Bring money for the file.`,
    signs: ['fake-letter', 'fee'],
  },
  {
    name: 'uncle at the regional office',
    text: `Charley, my uncle works at the regional office of GES. 5,000 and you start Monday. He has done it for plenty people from our year group.`,
    signs: ['agent-sells-letters'],
  },
  {
    name: 'fifty thousand posts',
    text: `PUBLIC NOTICE. Financial clearance has been granted to GES for the recruitment of 50,000 teaching and non-teaching staff. Ref: GES/DG/0426/17. Apply before 30th March at www.ges-recruitment2026.online`,
    signs: ['false-clearance', 'copied-letterhead', 'fake-portal'],
  },
  {
    name: 'secret recruitment',
    text: `There is a secret recruitment going on at the moment, it will not be announced. Keep this to yourself. Forward your index number and 800 cedis for processing.`,
    signs: ['protocol-slot', 'only-social', 'fee'],
  },
  {
    name: 'forwarded as received',
    text: `Forwarded as received 🙏🙏
GES is recruiting pupil teachers in all 261 districts. Share to all teachers' platforms. Deadline 15 December.`,
    signs: ['only-social'],
  },
  {
    name: 'profile seen',
    text: `Hello dear, we saw your profile and you are selected to teach in an international school at East Legon. Chat with our HR on Telegram https://t.me/eastlegonhr`,
    signs: ['unsolicited', 'move-to-chat'],
  },
  {
    name: 'six thousand a week',
    text: `WORK FROM HOME TEACHERS!!! Earn GHS 6,000 weekly, teach 1 hour a day online, no interview. Join our WhatsApp group now: https://chat.whatsapp.com/AbCd1234`,
    signs: ['too-good', 'pay-above-scale', 'move-to-chat'],
  },
  {
    name: 'tasks and levels',
    text: `You earned 150 today well done. To continue deposit GHS 1,000 to unlock the next level and withdraw your earnings the same day.`,
    signs: ['small-then-big', 'fee'],
  },
  {
    name: 'videos for money',
    text: `Part time job for teachers on vacation: like YouTube videos and earn 50 cedis each. Complete simple tasks. Text Madam Rita on Telegram.`,
    signs: ['small-then-big', 'move-to-chat'],
  },
  {
    name: 'spelling',
    text: `Urgently needed teachers all region. Send ur detials, goverment work. Slots are limited. Contact 0270000333`,
    signs: ['bad-language', 'urgency', 'no-closing-date'],
  },
  {
    name: 'card and PIN',
    text: `To register for the mass recruitment send a picture of your Ghana Card, your bank account number and MoMo PIN to this number for verification.`,
    signs: ['personal-data'],
  },
  {
    name: 'one-time code',
    text: `Madam, you will receive a message from MTN. Please send me the OTP so I can complete your GES registration on our side.`,
    signs: ['personal-data'],
  },
  {
    name: 'the Director-General writes',
    text: `This is the Director-General of GES. I am helping few people from my home town. WhatsApp me on 0550000444 for the recruitment.`,
    signs: ['impersonates-official'],
  },
  {
    name: 'head of public relations',
    text: `Vacancies at all SHS nationwide, closing 31 January. For enquiries call the Head of Public Relations, Mr. K. Owusu-Boadi, 0260000555.`,
    signs: ['spokesperson-name'],
  },
  {
    name: 'five slots',
    text: `Only 5 slots left for Volta Region, closing at 6 pm today! To secure your slot pay GH₵200 commitment fee. First come first served.`,
    signs: ['urgency', 'fee'],
  },
  {
    name: 'voucher for the interview',
    text: `Shortlisted applicants must buy the interview voucher at GHS 120 from our Kumasi office before Friday to print the interview PIN.`,
    signs: ['voucher'],
  },
  {
    name: 'somebody in HR',
    text: `I know someone in HR at the headquarters, 500 only to push your name. He don't take plenty. After the posting you give him first month salary as commission.`,
    signs: ['agent-fee'],
  },
  {
    name: 'agency without licence',
    text: `Global Bright Teach Consult is the best recruitment agency in Accra. Register with our office at Madina with GHS 250 registration fee and get placed in 3 days. Closing date: 5 Nov.`,
    signs: ['unlicensed-agency', 'fee'],
  },
  {
    name: 'licensure pass',
    text: `GTLE October: apor dropped!! Pay 800 cedis and your GTLE is sure. No story.`,
    signs: ['fake-exam-help', 'fee'],
  },
  {
    name: 'result changed',
    text: `Did you fail? We upgrade fail to pass in the system at NTC. Your result will show in 48 hours. Half payment before, inbox me.`,
    signs: ['result-change', 'move-to-chat'],
  },
  {
    name: 'free mail of a ministry',
    text: `Ministry of Education needs 300 assistant teachers for kindergarten. Send CV to ntcregistration2026@gmail.com not later than 14 May.`,
    signs: ['wrong-contact'],
  },
  {
    name: 'forms at a hotel',
    text: `Recruitment forms will be given at Royal Palm Hotel, Koforidua on Saturday. Come with 2,000 cedis cash for the form.`,
    signs: ['fake-forms', 'fee'],
  },
  {
    name: 'look-alike portal',
    text: `GES portal is open!! Register now at ges-portal-apply.com/teachers before it is too late. Ends 20 June.`,
    signs: ['fake-portal', 'urgency'],
  },
  {
    name: 'zero-width letters',
    text: `Teachers wanted at Tema by 3 March. You will pay a small pro\u200Bcess\u200Bing f\u200Bee before posting.`,
    signs: ['hidden-letters', 'fee'],
  },
  {
    name: 'Cyrillic letters',
    text: `Vacancy closes 1 April. Рау the rеgistration fее of GHS 90 at the office.`,
    signs: ['hidden-letters', 'fee'],
  },
  {
    name: 'bold letters of another alphabet',
    text: `𝗩𝗮𝗰𝗮𝗻𝗰𝘆 closes 1 May. 𝗣𝗮𝘆 𝗚𝗛𝗦 𝟰𝟬𝟬 for medical fee.`,
    signs: ['fee'],
  },
  {
    name: 'turned direction',
    text: `Send to \u202E2440000\u202C for teacher vacancy, ends on Friday. Uniform fee is one hundred cedis.`,
    signs: ['hidden-letters', 'fee'],
  },
  {
    name: 'denies and asks',
    text: `This is not a scam. No interview, pay GHS 600 and you are posted. 100% guaranteed, automatic employment.`,
    signs: ['too-good', 'fee'],
  },
  {
    name: 'money before the post, with a number',
    text: `Beware of fake agents, deal with us alone: send your payment of 450 cedis to 0241 000 666 and get your posting letter the same day. Congratulations, you have been selected.`,
    signs: ['fee', 'fee-momo', 'fake-letter', 'unsolicited'],
  },
  {
    name: 'in the short words of a text message',
    text: `u need GES job? Cost is 8k, pay half 4k b4 and balance after letter. My man at GES head office go do am.`,
    signs: ['fee', 'agent-sells-letters'],
  },
  {
    name: 'reposting to Accra',
    text: `Tired of the village? Get your reposting to Accra or Kumasi for GHS 1500. Fast, no stress.`,
    signs: ['fee'],
  },
  {
    name: 'everything at once',
    text: `GHANA EDUCATION SERVICE MASS RECRUITMENT
Salary: GHS 12,000 monthly + free accommodation
No experience, no interview
Registration fee: GHS 150 (refundable)
MoMo: 0591 000 777 (Emmanuel)
Hurry, limited slots!!! Share to at least 10 groups`,
    signs: ['fee', 'fee-momo', 'only-social', 'too-good', 'pay-above-scale', 'urgency'],
  },
];
