/** Texts of what is not built yet. */
export const plannedWords = {
  text: 'This part of Baulk is not built yet. It is on the roadmap, and nothing you have saved depends on it.',
  back: 'Back',
  close: 'Close',
  registration: 'Member Registration',
  forgot: 'Forgot your password',
  backToLogin: 'Back to Login',
} as const;
