import { firstPictureId } from '#domain/first-picture.ts';

/** Marks the part of a page that is painted first; there is one, and what follows is marked as later. */
export const firstPicture = { id: firstPictureId, 'data-picture': 'first' } as const;

/** Marks a part of a page that is painted as soon as the first picture is there. */
export const laterPicture = { 'data-picture': 'later' } as const;
