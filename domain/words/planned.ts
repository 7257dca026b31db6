import { translated } from '#domain/language/translated.ts';

/** Texts of what is not built yet. */
export const plannedWords = translated('planned', {
  text: 'This part of Baulk is not built yet. It is on the roadmap, and nothing you have saved depends on it.',
  back: 'Back',
});
