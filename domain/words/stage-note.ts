import { translated } from '#domain/language/translated.ts';

/** Where a tournament is before play, as everyone reads it. */
export const stageNoteWords = translated('stage-note', {
  closes: (time: string) => `Entries close on ${time}.`,
  places: (players: number, capacity: number) => `${players} of ${capacity} places taken`,
  waiting: (count: number) => `${count} on the waiting list.`,
  cancelled: 'This tournament does not take place.',
  draftNote: 'Only the organisers can see this page.',
  drawn: (number: string, time: string) => `Draw ${number}, made on ${time}.`,
});
