import { translated } from '#domain/language/translated.ts';
import { differenceWords } from './differences.ts';

/** Texts of seeding the players of a tournament. */
export const seedsWords = translated('seeds', {
  title: 'Seeds',
  purpose: 'The best first. Players who are not listed are drawn by lot.',
  loading: 'Loading the players',
  failed: 'Could not load the players',
  none: 'Nobody is seeded.',
  add: 'Seed a player',
  addChoice: { search: 'Choose a player', none: 'No such player' },
  move: (name: string) => `Move ${name}`,
  drop: (name: string) => `Put ${name} down`,
  remove: (name: string) => `${name} is no seed`,
  hint: 'Drag a player, or press Space on the handle and move with the arrow keys.',
  lifted: (name: string, place: number, of: number) => `${name} is lifted, seed ${place} of ${of}.`,
  moved: (name: string, place: number, of: number) => `${name} is seed ${place} of ${of}.`,
  putDown: (name: string, place: number) => `${name} is put down as seed ${place}.`,
  putBack: (name: string) => `${name} is back where it was.`,
  save: 'Save the seeds',
  discard: 'Discard changes',
  ...differenceWords,
  differTitle: 'Someone else has changed the seeds',
  field: 'Place',
  place: (number: number) => `Seed ${number}`,
  nobody: 'Nobody',
  stay: 'Keep editing',
  close: 'Close',
});
