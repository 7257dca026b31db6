/** The id of the part that a page shows first, before those that are marked as later. */
export const firstPictureId = 'first-picture';
