/** Texts wherever two people have changed one record, and the second of them decides. */
export const differenceWords = {
  differPurpose: 'Nothing is saved yet. Compare, and decide which of the two stays.',
  differNone: 'Nothing differs that this form holds.',
  pictureMine: 'The one you chose',
  pictureTheirs: 'Another new one',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Save mine',
  takeTheirs: 'Take theirs',
} as const;
