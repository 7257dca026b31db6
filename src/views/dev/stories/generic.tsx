import type { Screenless } from './stage.ts';

export const screenless: Screenless = {
  hosted: 'It lets a part of a page that is fetched by itself, and its page, hear of each other.',
  'list-page': 'It lets the list, the search field and what is done to a record hear of each other.',
  names: 'It is a list as such; the lists that are made from it have screens of their own.',
  polling: 'It tells other machines when to read again, and shows nothing.',
};
