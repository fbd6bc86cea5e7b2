/** All public routes of the specification with their headings. */
export const openRoutes = [
  ['/', 'What do you need?'],
  ['/faq', 'Questions people ask'],
  ['/blog', 'Blog'],
  ['/code', 'Follow your code'],
  ['/form', 'Write to us'],
  ['/certificate', 'Check a certificate'],
  ['/about', 'A small office that answers'],
  ['/app', 'Lifeline on your phone'],
  ['/apply', 'Teach with us'],
  ['/error', 'Error'],
  ['/consult', 'Book a consultation'],
  ['/gallery', 'Gallery'],
  ['/tuition', 'A tutor at home'],
  ['/homework', 'Homework help'],
  ['/practice', 'Practice for BECE and WASSCE'],
  ['/jobs', 'Teaching jobs'],
  ['/jobs/LL-J4T9K2M', 'This job is not ours'],
  ['/tutorPage', 'Tutors'],
  ['/tutor', 'Tutor sign in'],
  ['/admin', 'Office sign in'],
  ['/consultancy', 'Help for your school'],
  ['/counselling', 'Someone to talk to'],
  ['/counselorPage', 'Counsellors'],
] as const;

export const themes = ['light', 'dark'] as const;
