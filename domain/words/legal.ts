import { termsWords } from './terms.ts';

/** Texts of the privacy policy; a sample that an operator replaces. */
export const privacyWords = {
  title: 'Privacy policy',
  sample: termsWords.sample,
  sections: [
    {
      title: 'What is kept',
      text: 'Your name, contact, country, club memberships and results; the times at which you signed in and out; what you saved in your profile. Passwords and pins are kept as one-way hashes only.',
    },
    {
      title: 'What stays in your browser',
      text: 'The session you are signed in with, your choice of light or dark, and, with Remember Me, your e-mail address. No password is ever stored there, and there are no trackers.',
    },
    {
      title: 'Who sees it',
      text: 'Clubs see their own members. The association sees all clubs. Visitors see names and results of matches, masked where you asked for it.',
    },
    {
      title: 'Your rights',
      text: 'Ask your club or the association for a copy, a correction or the removal of what is kept about you.',
    },
  ],
} as const;
