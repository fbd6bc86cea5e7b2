import type { SampleFlyer } from './fake-flyers';

/** Posts, letters and notices as schools, districts and charities write them; names and numbers invented. */
export const genuineFlyers: readonly SampleFlyer[] = [
  {
    name: 'basic school',
    text: `VACANCY: CLASS 4 TEACHER
Bright Dawn Preparatory School, Dansoman, Accra. Diploma in Basic Education and a valid NTC licence. Salary GHS 1,800 a month after SSNIT. Send an application letter and CV to brightdawnprep@gmail.com by 12 December 2026. Only shortlisted applicants will be contacted.`,
    signs: [],
  },
  {
    name: 'mathematics teacher',
    text: `Asempa Senior High School (private), Kumasi, needs a Core Mathematics teacher for Form 2 and 3. Applicants hold a BEd or a BSc with PGDE. Apply in person at the school office, Monday to Friday, not later than 30th January.`,
    signs: [],
  },
  {
    name: 'no fee, said in a list',
    text: `Teachers wanted at Hill View Academy, Ho. Closing date: 4 June. Applicants shall not be asked for an application fee, processing fee, or payment for forms at any stage.`,
    signs: [],
  },
  {
    name: 'warning of a school',
    text: `Vacancy for a KG attendant, closing 18 May. Beware of fraudsters. Our school never asks for money, MoMo payment or protocol slots from anybody.`,
    signs: [],
  },
  {
    name: 'notice of a district',
    text: `GHANA EDUCATION SERVICE, Asutifi South District. Newly posted teachers are to report to the District Education Office at Hwidiem on Monday, 7 September at 9 am with their originals: certificates, NSS certificate, birth certificate and Ghana Card.`,
    signs: [],
  },
  {
    name: 'letter of appointment',
    text: `Our Ref: GES/AR/TPS/0419
Dear Madam,
APPOINTMENT AS PRINCIPAL SUPERINTENDENT
With reference to your application, I have the pleasure to offer you appointment in the Ghana Education Service with effect from 1st September. You are to report to the Head of St. Anne's R/C Basic School within fourteen (14) days. Your appointment is subject to a medical examination by a Government Medical Officer.
(SGD) for: DIRECTOR-GENERAL`,
    signs: ['copied-letterhead'],
  },
  {
    name: 'notice against fakes',
    text: `PRESS RELEASE. The attention of Management has been drawn to a fake recruitment letter on social media which claims that financial clearance has been granted to recruit 50,000 teachers. The public is advised to disregard it. GES recruitment is free and is announced on its website and in the national newspapers.`,
    signs: [],
  },
  {
    name: 'notice against payment',
    text: `DISCLAIMER: Fraudsters are charging between GHS 2,000 and GHS 5,000 for appointment letters and protocol slots. GES does not charge any fee for recruitment, processing or letters. Report such persons to the nearest police station.`,
    signs: [],
  },
  {
    name: 'licensure registration',
    text: `NTC: Registration for the Ghana Teacher Licensure Examination opens on 3 March and closes on 28 March. Candidates register on the official portal, exams.ntc.gov.gh. An OTP will be sent to your phone; do not share it with anyone. Write to info@ntc.gov.gh.`,
    signs: [],
  },
  {
    name: 'NTC on results',
    text: `The Council has not changed any results. Anybody who offers to upgrade a fail to a pass for money is a fraudster. Nobody can help you pass the licensure examination except yourself.`,
    signs: [],
  },
  {
    name: 'self-posting',
    text: `Qualified applicants will select a district on gespromotions.gov.gh from 5 to 31 July. Print your appointment letter from the portal. The letter has a QR code that any phone can scan. The exercise is free of charge.`,
    signs: [],
  },
  {
    name: 'charity, reading camps',
    text: `Nyansapo Reading Foundation is looking for 12 community reading facilitators in Savelugu and Gushegu. Allowance GHS 900 a month. Send your CV to jobs@nyansaporeading.example by Friday 16 October. Women are encouraged to apply.`,
    signs: [],
  },
  {
    name: 'charity with a free address',
    text: `Hope for Akwapim, an NGO that works with GES in three districts, needs a Programme Officer (Education). Two years of experience. Applications to hopeakwapim@gmail.com. Deadline: 22 February 2027.`,
    signs: [],
  },
  {
    name: 'interview at a hotel',
    text: `Thank you for your application to Sunrise Girls' Education Project. You have been shortlisted for an interview at Cedar Lodge, Tamale, on 11 March at 10 am. Transport within the region is refunded. Please bring your original certificates.`,
    signs: [],
  },
  {
    name: 'international school',
    text: `Lakeside International School, Tema, invites applications for a Primary Music teacher. Salary: GHS 7,500 monthly. Cambridge experience is an advantage. Apply on our website, lakesideinternational.example/jobs, before 1 July.`,
    signs: [],
  },
  {
    name: 'WhatsApp for a CV',
    text: `French teacher needed at Golden Seed School, Sunyani. Send your CV by WhatsApp or email to 0240 000 123, goldenseedschool@yahoo.com, latest Friday, 9th October. Come for a demonstration lesson after that.`,
    signs: [],
  },
  {
    name: 'without a closing date',
    text: `We need a science teacher for JHS at Mount Olive School, Cape Coast. He or she should live near Abura. Call the head teacher, Mrs. Aidoo, 0200 000 321, in school hours.`,
    signs: ['no-closing-date'],
  },
  {
    name: 'small school, with slips',
    text: `Pls a creche attendant is needed at Little Stars, Ashaiman. Salary is 900 cedis monthly. If u are intrested come to the school behind the lorry station before 15th January.`,
    signs: ['bad-language'],
  },
  {
    name: 'tutor of Lifeline',
    text: `Home tutor wanted for a girl in JHS 3 at Adenta, Mathematics and Science, three lessons a week, GHS 60 per lesson. Start: Monday 12 January. A parent is in the house during lessons.`,
    signs: ['no-closing-date'],
  },
  {
    name: 'national service',
    text: `Request for National Service Personnel: St. Monica's Basic School, Obuasi, can take four persons for English, ICT and KG. Accommodation is available. Choose our school on the NSA portal by 30 June.`,
    signs: [],
  },
  {
    name: 'mission school',
    text: `The Presbyterian Education Unit, Akuapem, has vacancies for two guidance coordinators. Applicants must be professional teachers with five years of service. Submit an application with a copy of your Ghana Card and last payslip to the Unit Manager by 25 May.`,
    signs: [],
  },
  {
    name: 'form that costs nothing',
    text: `Vacancies: two house mistresses. Application forms can be obtained free of charge at the school office at Wenchi. Return them on or before 14 August. No agents, please.`,
    signs: [],
  },
  {
    name: 'pay by MoMo, to the teacher',
    text: `Volunteer readers needed at Jamestown Library, Saturdays until 12 December. A stipend of GHS 80 a week is paid by mobile money. No experience is required; we train you.`,
    signs: [],
  },
  {
    name: 'child protection',
    text: `Teacher of History at Riverside College, Akosombo, from January. We follow a safeguarding protocol: two referees are called and a police certificate is seen. The school pays for it. Apply by 20 November.`,
    signs: [],
  },
  {
    name: 'school for the deaf',
    text: `Savannah School for the Deaf, Wa, is recruiting a sign language instructor. Free accommodation. Gross salary according to the single spine. Letters of application to the Headmistress, P.O. Box 00, Wa, by 3 March.`,
    signs: [],
  },
  {
    name: 'university',
    text: `University College of the Forest, Department of Basic Education, invites applications for Assistant Lecturer. Six copies of the application to the Registrar. Closing date: 30 April 2027. Details: www.ucf.edu.gh/vacancies.`,
    signs: [],
  },
  {
    name: 'coaching centre',
    text: `Remedial tutors for WASSCE resit, Core Maths and Integrated Science, evenings. GHS 45 per hour. Pass a short test on Saturday, 21 November at our centre, Kwadaso. Call 0550 000 432.`,
    signs: [],
  },
  {
    name: 'forwarded among teachers',
    text: `Colleagues, my school at Nkawkaw needs a Twi teacher for JHS, permanent. Interview is on Thursday, 19th March. Kindly share with anybody who may be interested. Madam Serwaa.`,
    signs: [],
  },
  {
    name: 'copied from a chat',
    text: `\u200E[12/10, 09:14] \u2068+233 24 000 0456\u2069: Good morning all. Class 2 teacher needed at Peace Academy, Suhum, latest 30 October.`,
    signs: ['hidden-marks'],
  },
  {
    name: 'copied from a PDF, in Twi',
    text: `Yɛhia ɔkyerɛkyerɛni wɔ Nkoranza. Teacher of Asante Twi, Nkoranza Model School. Appli\u00ADcations by 8 June. Medaase 🙏🏾👩🏾‍🏫`,
    signs: [],
  },
  {
    name: 'in Ewe and English',
    text: `Woezɔ! Keta Lagoon Basic School le nufiala dim: Ewe and Creative Arts, Basic 5. Applications to the headteacher, Mr. Agbeko, until 17 July.`,
    signs: [],
  },
  {
    name: 'agency with a licence',
    text: `Kente Hill Recruitment Agency, licensed by the Ministry of Employment, licence no. PEA/0042, seeks on behalf of a school in Takoradi a Physics teacher. Applicants pay nothing. Deadline 9 September.`,
    signs: [],
  },
  {
    name: 'letters at the district office',
    text: `Newly recruited teachers posted to Nzema East can collect their letters, and you collect your appointment letter, at the District Education Office in Axim after validation. Closes on 2 October.`,
    signs: [],
  },
  {
    name: 'lunch at an orientation',
    text: `All new teachers of Good Shepherd Schools: orientation on Saturday, 2 September. Please bring GHS 20 for lunch, or your own food.`,
    signs: [],
  },
  {
    name: 'after the interview',
    text: `Dear Mr. Tetteh, thank you for your interview. We are glad to offer you the post of Physical Education teacher at Palm Court School from 6 January at GHS 2,600 a month. Please bring your SSNIT number and bank details to our accounts office on your first day.`,
    signs: [],
  },
];
