/** Texts wherever two people have changed one record, and the second of them decides. */
export const differenceWords = {
  differPurpose: 'Nothing is saved yet. Compare, and decide which of the two stays.',
  differNone: 'Nothing differs that this form holds.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Save mine',
  takeTheirs: 'Take theirs',
} as const;
