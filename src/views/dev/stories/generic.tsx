import type { Screenless } from './stage.ts';

export const screenless: Screenless = {
  names: 'It is a list as such; the lists that are made from it have screens of their own.',
  polling: 'It tells other machines when to read anew, and shows nothing.',
};
