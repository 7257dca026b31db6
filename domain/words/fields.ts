import { translated } from '#domain/language/translated.ts';

/** What a field is told that breaks the contract where no rule of its feature has words of its own. */
export const fieldWords = translated('field', {
  missing: 'Please fill this in.',
  unexpected: 'This is not expected here.',
  tooShort: (least: number): string => `Please enter ${least} characters or more.`,
  tooLong: (most: number): string => `Please enter ${most} characters or fewer.`,
  tooSmall: (least: number): string => `Please enter ${least} or more.`,
  tooLarge: (most: number): string => `Please enter ${most} or less.`,
  tooFew: (least: number): string => `Please choose ${least} or more.`,
  tooMany: (most: number): string => `Please choose ${most} or fewer.`,
  twice: 'Please choose each once.',
  notOffered: 'Please choose one of the options.',
  oneLine: 'Use one line, without tabs or other control characters.',
  filledLine: 'Write something in one line, without tabs or other control characters.',
  malformed: 'This is not in the right form.',
});
