import type { HomeworkAnswer } from '@/entities/homework/question';
import type { SolvedQuestion } from '@/entities/homework/solved-question';

/** Answers to sample questions that are not published. */
export const sampleAnswers: Readonly<Record<'equation' | 'resistance', HomeworkAnswer>> = {
  equation: {
    about: 'An equation with brackets: the number before a bracket multiplies everything in it.',
    hints: ['What is 3 times each part of x − 2?', 'Bring the terms with x to one side.'],
    steps: [
      'Expand the bracket: 3(x − 2) = 3x − 6.',
      'The equation is 3x − 6 = 2x + 5.',
      'Take 2x from both sides: x − 6 = 5.',
      'Add 6 to both sides.',
    ],
    result: 'x = 11. Check: 3(11 − 2) = 27 and 2 × 11 + 5 = 27.',
    check: { question: 'Solve 5(x − 1) = 3x + 9.', key: 'x = 7' },
  },
  resistance: {
    about: 'Ohm’s law: voltage = current × resistance.',
    hints: [
      'Which of voltage, current and resistance do you know?',
      'To find the resistance, divide. Which number by which?',
    ],
    steps: ['Write the law: V = I × R.', 'Make R the subject: R = V ÷ I = 3 V ÷ 0.2 A.'],
    result: '15 ohms',
    check: { question: 'The battery has 6 volts and the current is 0.2 amperes. And now?', key: '30 ohms' },
  },
};

type SolvedSample = Pick<
  SolvedQuestion,
  'id' | 'subject' | 'schoolClass' | 'question' | 'answer' | 'slug'
> & {
  readonly daysAgo: number;
};

/** Solved questions of the demo, at the level of BECE and WASSCE. */
export const solvedSamples: readonly SolvedSample[] = [
  {
    id: '9c1e5a70-3a58-4f4e-8f21-7d0b6a5c4e01',
    daysAgo: 4,
    subject: 'mathematics',
    schoolClass: 'jhs-3',
    slug: 'trader-bag-of-rice-profit-percent',
    question:
      'A trader buys a bag of rice for 400 cedis and sells it for 460 cedis. What is the profit as a percentage of the cost price?',
    answer: {
      about: 'Profit per cent compares the profit with what the trader paid, not with the selling price.',
      hints: ['How much more did the trader get than was paid?', 'What part of 400 cedis is that?'],
      steps: [
        'Profit = selling price − cost price = 460 − 400 = 60 cedis.',
        'As a fraction of the cost price: 60/400.',
        'As a percentage: 60/400 × 100 = 15.',
      ],
      result: 'The profit is 15% of the cost price.',
      check: {
        question:
          'A radio is bought for 250 cedis and sold for 300 cedis. What is the profit as a percentage of the cost price?',
        key: '20%',
      },
    },
  },
  {
    id: '9c1e5a70-3a58-4f4e-8f21-7d0b6a5c4e02',
    daysAgo: 9,
    subject: 'science',
    schoolClass: 'jhs-2',
    slug: 'density-of-a-stone-in-a-measuring-cylinder',
    question:
      'A stone of mass 60 g is put into a measuring cylinder with 50 cm³ of water. The water rises to 74 cm³. What is the density of the stone?',
    answer: {
      about: 'Density is mass divided by volume. The water that rises shows the volume of the stone.',
      hints: [
        'By how much does the water rise?',
        'The stone pushes away as much water as it has volume itself.',
      ],
      steps: [
        'Volume of the stone = 74 cm³ − 50 cm³ = 24 cm³.',
        'Density = mass ÷ volume = 60 g ÷ 24 cm³.',
        '60 ÷ 24 = 2.5',
      ],
      result: 'The density of the stone is 2.5 g/cm³.',
      check: {
        question:
          'A stone of mass 135 g makes the water rise from 40 cm³ to 90 cm³. What is its density in g/cm³?',
        key: '2.7',
      },
    },
  },
  {
    id: '9c1e5a70-3a58-4f4e-8f21-7d0b6a5c4e03',
    daysAgo: 15,
    subject: 'mathematics',
    schoolClass: 'shs-2',
    slug: 'sum-of-first-20-terms-of-an-arithmetic-sequence',
    question:
      'The first term of an arithmetic sequence is 5 and the common difference is 3. Find the sum of the first 20 terms.',
    answer: {
      about:
        'The sum of an arithmetic sequence: the number of terms times the mean of the first and last one.',
      hints: [
        'Which formula gives the sum from the first term, the difference and the number of terms?',
        'S = n/2 × (2a + (n − 1)d). Which number is n, which is a, which is d?',
      ],
      steps: [
        'n = 20, a = 5, d = 3.',
        'S = 20/2 × (2 × 5 + 19 × 3)',
        'In the bracket: 10 + 57 = 67.',
        'S = 10 × 67',
      ],
      result: 'The sum of the first 20 terms is 670.',
      check: {
        question: 'The first term is 2 and the common difference is 4. Find the sum of the first 10 terms.',
        key: '200',
      },
    },
  },
];
