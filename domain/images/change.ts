/**
 * What becomes of a record's picture when its form is saved: it stays, it is on its way still, or it is another one
 * (none any more where the id is null).
 */
export type PictureChange =
  | { state: 'kept' }
  | { state: 'pending' }
  | { state: 'given'; imageId: string | null };

export const keptPicture: PictureChange = { state: 'kept' };

/** What a request says of the picture: nothing while it stays. */
export const imageIdOf = (change: PictureChange): string | null | undefined =>
  change.state === 'given' ? change.imageId : undefined;
