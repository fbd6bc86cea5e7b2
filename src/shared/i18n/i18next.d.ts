import 'i18next';
import type about from '../../../locales/en/about.json';
import type admin from '../../../locales/en/admin.json';
import type app from '../../../locales/en/app.json';
import type apply from '../../../locales/en/apply.json';
import type background from '../../../locales/en/background.json';
import type blog from '../../../locales/en/blog.json';
import type certificate from '../../../locales/en/certificate.json';
import type code from '../../../locales/en/code.json';
import type conduct from '../../../locales/en/conduct.json';
import type consult from '../../../locales/en/consult.json';
import type consultancy from '../../../locales/en/consultancy.json';
import type counselling from '../../../locales/en/counselling.json';
import type counsellors from '../../../locales/en/counsellors.json';
import type data from '../../../locales/en/data.json';
import type error from '../../../locales/en/error.json';
import type faq from '../../../locales/en/faq.json';
import type form from '../../../locales/en/form.json';
import type gallery from '../../../locales/en/gallery.json';
import type ghana from '../../../locales/en/ghana.json';
import type home from '../../../locales/en/home.json';
import type homework from '../../../locales/en/homework.json';
import type install from '../../../locales/en/install.json';
import type jobs from '../../../locales/en/jobs.json';
import type kit from '../../../locales/en/kit.json';
import type practice from '../../../locales/en/practice.json';
import type profile from '../../../locales/en/profile.json';
import type shell from '../../../locales/en/shell.json';
import type signIn from '../../../locales/en/sign-in.json';
import type tuition from '../../../locales/en/tuition.json';
import type tutorArea from '../../../locales/en/tutor-area.json';
import type tutors from '../../../locales/en/tutors.json';
import type vetting from '../../../locales/en/vetting.json';
import type validation from '../../../locales/en/validation.json';
import type words from '../../../locales/en/words.json';

/** English is complete, so the type checker verifies every key against it. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words';
    resources: {
      about: typeof about;
      admin: typeof admin;
      app: typeof app;
      apply: typeof apply;
      background: typeof background;
      blog: typeof blog;
      certificate: typeof certificate;
      code: typeof code;
      conduct: typeof conduct;
      consult: typeof consult;
      consultancy: typeof consultancy;
      counselling: typeof counselling;
      counsellors: typeof counsellors;
      data: typeof data;
      error: typeof error;
      faq: typeof faq;
      form: typeof form;
      gallery: typeof gallery;
      ghana: typeof ghana;
      home: typeof home;
      homework: typeof homework;
      install: typeof install;
      jobs: typeof jobs;
      kit: typeof kit;
      practice: typeof practice;
      profile: typeof profile;
      shell: typeof shell;
      'sign-in': typeof signIn;
      tuition: typeof tuition;
      'tutor-area': typeof tutorArea;
      tutors: typeof tutors;
      validation: typeof validation;
      vetting: typeof vetting;
      words: typeof words;
    };
  }
}
