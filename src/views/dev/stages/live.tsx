import type { Screenless } from './stage.ts';

export const screenless: Screenless = {
  live: 'It tells pages of scores as they are written, and shows nothing itself.',
};
