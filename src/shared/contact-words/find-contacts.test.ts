import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findContacts, type ContactReason } from './find-contacts';
import { withoutContacts } from './without-contacts';

/** What is caught, with the part that is named and why. */
const caught: readonly (readonly [text: string, part: string, reason: ContactReason])[] = [
  ['0241234567', '0241234567', 'phone'],
  ['Call 024 123 4567 please', '024 123 4567', 'phone'],
  ['024-123-4567', '024-123-4567', 'phone'],
  ['(024) 123.4567', '024) 123.4567', 'phone'],
  ['024.123.4567', '024.123.4567', 'phone'],
  ['024,123,4567', '024,123,4567', 'phone'],
  ['0 24 123 4567', '0 24 123 4567', 'phone'],
  ['02 41 23 45 67', '02 41 23 45 67', 'phone'],
  ['I am on +233 24 123 4567.', '233 24 123 4567', 'phone'],
  ['233241234567', '233241234567', 'phone'],
  ['00233 24 123 4567', '00233 24 123 4567', 'phone'],
  ['+44 20 7946 0000', '44 20 7946 0000', 'phone'],
  ['zero two four one two three four five six seven', '', 'phone'],
  ['Zero-two-four, one-two-three, four-five-six-seven', '', 'phone'],
  ['oh two four double two three four five six seven', '', 'phone'],
  ['zero twenty-four 123 4567', 'zero twenty-four 123 4567', 'phone'],
  ['o24l234567', 'o24l234567', 'phone'],
  ['O24 I23 4S67', 'O24 I23 4S67', 'phone'],
  ['0 2 4 1 2 3 4 5 6 7', '0 2 4 1 2 3 4 5 6 7', 'phone'],
  ['0.2.4.1.2.3.4.5.6.7', '0.2.4.1.2.3.4.5.6.7', 'phone'],
  ['0-2-4-1-2-3-4-5-6-7', '0-2-4-1-2-3-4-5-6-7', 'phone'],
  ['０２４１２３４５６７', '０２４１２３４５６７', 'phone'],
  ['𝟎𝟐𝟒 𝟏𝟐𝟑 𝟒𝟓𝟔𝟕', '𝟎𝟐𝟒 𝟏𝟐𝟑 𝟒𝟓𝟔𝟕', 'phone'],
  ['024\u200b1234567', '024\u200b1234567', 'phone'],
  ['x = 4. pls0541234567pls', '0541234567', 'phone'],
  ['my number is 24 123 4567', 'my number is 24 123 4567', 'phone'],
  ['My number is two four one two three four five six seven', '', 'phone'],
  ['Call me on 302 401 681', 'Call me on 302 401 681', 'phone'],
  ['The accra line is 0302401681', '0302401681', 'phone'],
  ['Momo: 0551234567', 'Momo: 0551234567', 'phone'],
  ['ama@gmail.com', 'ama@gmail.com', 'email'],
  ['Write to ama.k+1@school.edu.gh today', 'ama.k+1@school.edu.gh', 'email'],
  ['ama at gmail dot com', 'ama at gmail dot com', 'email'],
  ['ama (at) yahoo.com', 'ama (at) yahoo.com', 'email'],
  ['ama[at]hotmail[dot]com', 'ama[at]hotmail[dot]com', 'email'],
  ['my email is amak gmail', 'my email is amak gmail', 'email'],
  ['@ama_k', '@ama_k', 'handle'],
  ['I am @kofi.mensah, same everywhere', '@kofi.mensah', 'handle'],
  ['https://bit.ly/3xyz', 'https://bit.ly/3xyz', 'link'],
  ['See www.amasplace.com', 'www.amasplace.com', 'link'],
  ['amasplace.com/chat', 'amasplace.com/chat', 'link'],
  ['wa.me/233241234567', 'wa.me/233241234567', 'link'],
  ['t.me/amak', 't.me/amak', 'link'],
  ['wa dot me slash amak', 'wa dot me slash amak', 'link'],
  ['https://docs.google.com/forms/d/1', 'https://docs.google.com/forms/d/1', 'link'],
  ['ig: ama', 'ig: ama', 'otherApp'],
  ['snap - ama2009', 'snap - ama2009', 'otherApp'],
  ['My snapchat is amaaa', 'My snapchat is', 'otherApp'],
  ['add me on WhatsApp', 'add me on WhatsApp', 'otherApp'],
  ['Text me later on telegram', 'Text me later on telegram', 'otherApp'],
  ['WhatsApp me', 'WhatsApp me', 'otherApp'],
  ["let's talk on Snapchat", "let's talk on Snapchat", 'otherApp'],
  ['Are you on Instagram?', 'Are you on Instagram', 'otherApp'],
  ['What is your WhatsApp?', 'What is your WhatsApp', 'otherApp'],
  ['send me your number', 'send me your number', 'otherApp'],
  ['dm me', 'dm me', 'otherApp'],
  ['come to my house at 4', 'come to my house', 'meeting'],
  ['I will come to your place', 'I will come to your place', 'meeting'],
  ['Meet me behind the school', 'Meet me behind', 'meeting'],
  ['Can we meet tomorrow?', 'Can we meet', 'meeting'],
  ['Send me your picture', 'Send me your picture', 'meeting'],
  ['Where do you live?', 'Where do you live', 'meeting'],
];

it.each(caught)('catches “%s”', (text, part, reason) => {
  const found = findContacts(text);
  expect(found.map((span) => [text.slice(span.start, span.end), span.reason])).toEqual([
    [part === '' ? text : part, reason],
  ]);
});

/** Homework, as it is asked in Ghana. */
const innocent: readonly string[] = [
  'If f(x) = 3x − 7, call the function f(024) and f(-5).',
  'Call f(0241) and then f(2345), and compare.',
  'Simplify 0.24 × 10^9 ÷ 1.2 × 10⁴',
  'Write 0.0241234567 in standard form, to 3 significant figures.',
  'π is about 3.14159265358979323846',
  'Ghana became independent on 6th March 1957. Discuss the years 1957–2024.',
  'The Fourth Republic: 1992, 1996, 2000, 2004, 2008, 2012, 2016, 2020, 2024',
  'Dates: 06-03-1957, 02/04/1957 12:30, 2024-12-07',
  'A chief sold land for 5,000,000 cedis and saved 245,000,000 cedis.',
  'The population of Ghana was 30,832,019 in 2021, and 241,234,567 in another land.',
  'Write the number 7654321 in words.',
  'Write 7 654 321 000 in words',
  'Accra is at 5.6037° N, 0.1870° W; Kumasi at 6.6885, -1.6244',
  'Relative atomic masses: H = 1.008, C = 12.011, O = 15.999, Na = 22.990, Cl = 35.45',
  'C12H22O11 + 12O2 → 12CO2 + 11H2O',
  'Balance 2H2SO4 + O2 and 4Fe + 3O2 → 2Fe2O3',
  'A = {0, 2, 4, 1, 2, 3, 4, 5, 6, 7}. Find n(A).',
  'Find the mode of 0, 2, 4, 1, 2, 3, 4, 5, 6, 7, 7, 2.',
  'Scores: 0 2 4 3 5 2 1 4 4 5 3 2 0 1 5 4 3 2 1 0',
  'Express the ratio 024:12 in its lowest terms.',
  'The ratio 20:50:100:250 of cement to sand',
  'Number pattern: 02, 04, 06, 08, 10, …',
  'Multiples of 5: 0 5 10 15 20 25 30',
  'Count: zero one two three four five six seven eight nine',
  'Convert 0101101011 from binary, and 024 from octal, to base ten.',
  'The speed of light is 299792458 m/s; Avogadro is 6.02214076 × 10^23.',
  'Which is more, 5 600 000 000 or 56 × 10⁸?',
  'ISBN 0-521-88068-5 and ISBN 0201896834',
  'My number is 360. Divide me by 4 and add 7. What am I?',
  'Solve x + y = 10 and 2x − y = 5. Let me know where the two lines meet.',
  'The two trains meet at 12:45 p.m. How far from Kumasi do they meet?',
  'Join and meet of two sets: A ∪ B and A ∩ B. Does the lattice have a meet?',
  'Where do the lines y = 2x and y = 3 meet?',
  'State two advantages of email over letters.',
  'Write an email to your friend about your holidays.',
  'What is the use of the @ sign in an email address?',
  '12 exercise books @ GH¢5.50 each, 3 pens @ 2 cedis',
  '20 shares @GHS50 and 24 dm³ of gas @STP',
  'What does @Override do in Java, and @media in CSS?',
  'Explain @username and @mentions on Twitter.',
  'WhatsApp is a social media app. State two effects of WhatsApp and Facebook on students.',
  'People chat on WhatsApp and post on Instagram. Give three dangers.',
  'WhatsApp had 2000000000 users in 2020',
  'Who invented the telegram, and when?',
  'Sc: 44.956, Ti: 47.867',
  'Snap: a card game for two.',
  'Translate into French: Where do you live? I live near the market.',
  'Change to reported speech: “Come to my house tomorrow,” said Ama.',
  'Punctuate: can we meet tomorrow asked kofi',
  'Call me Ishmael: who wrote this?',
  'We live in Kumasi. My school is big. Describe your house.',
  'Name the parts of the URL https://www.ghana.gov.gh/index.html',
  'I read https://en.wikipedia.org/wiki/Photosynthesis but I do not see the dark stage.',
  'import java.net.URL; using System.Net; ASP.NET',
  'I tried the first part.Then I stopped at step 2.me too.',
  'What does .com mean in www.google.com?',
  'In the diagram, the angle at A is 024° and the bearing of B is 054°.',
  'GDP grew from 0.24 to 1,234,567 million; exports 20 500 100 250',
  'A car has the number GR 2412-20. GE-024-1234 is a digital address.',
  'A cell has 46 chromosomes; how many has a gamete after meiosis?',
  'Add 0.25, 0.50, 0.75 and 1.00; then 025 + 050 + 075',
  'Time 08:45 to 13:20 is how many minutes? And 0800 to 1320 hours?',
  'Electrons: 2, 8, 8, 2; 1s² 2s² 2p⁶ 3s² 3p⁶ 4s²',
  'y = mx + c passes through (0,2), (4,1), (2,3), (4,5) and (6,7)',
  'A matrix [0 2 4; 1 2 3; 4 5 6]',
  'log 2 = 0.3010, log 3 = 0.4771, log 5 = 0.6990',
  'Ama and Kofi meet their friends on Saturday. What tense is it?',
];

it.each(innocent.map((text) => [text]))('lets through “%s”', (text) => {
  expect(findContacts(text).map((span) => [text.slice(span.start, span.end), span.reason])).toEqual([]);
});

it('has a table of at least eighty texts, half of them innocent', () => {
  expect(caught.length).toBeGreaterThanOrEqual(40);
  expect(innocent.length).toBeGreaterThanOrEqual(40);
});

it('finds every part, in order', () => {
  const text = 'ig: ama, or 0241234567 or ama@gmail.com';
  expect(findContacts(text).map(({ reason }) => reason)).toEqual(['otherApp', 'phone', 'email']);
});

it.each([
  '0 ',
  '024',
  '1',
  '@',
  'a@',
  'a.',
  'a-',
  'ama at ',
  'zero ',
  'my number is ',
  'add me a b c ',
  'o',
  '(at)',
  '+',
  '0241234567 ',
  'double ',
  'https://',
  "let's a ",
  '. ',
  '5,',
  '𝟎',
  'ig: ',
])('takes less than 20 ms for 4,000 characters of “%s”', (part) => {
  const text = part.repeat(Math.ceil(4000 / part.length)).slice(0, 4000);
  findContacts(text);
  const times = Array.from({ length: 12 }, () => {
    const start = performance.now();
    findContacts(text);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(20);
});

it('gives spans inside the text for whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const { start, end } of findContacts(text)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

it('is a step of a schema whose message quotes what to take out', () => {
  const schema = v.pipe(v.string(), withoutContacts);
  expect(v.safeParse(schema, 'f(024) = 5').success).toBe(true);
  const { issues } = v.safeParse(schema, 'Solve it. Call 024 123 4567');
  expect(issues?.map(({ message }) => message)).toEqual(['contactPhone?found=024+123+4567']);
});
