import { translated } from '#domain/language/translated.ts';

/** Texts of fields that take a picture. */
export const imageWords = translated('image', {
  logoOf: (name: string) => `Logo of ${name}`,
  choose: 'Choose a picture',
  replace: 'Choose another one',
  remove: 'Remove',
  undo: 'Keep it after all',
  cancel: 'Cancel the upload',
  dismiss: 'Keep it as it is',
  retry: 'Try again',
  rules: { logo: 'png, jpg or jpeg, under 1 MB', other: 'png, jpg or jpeg, under 2 MB' },
  empty: 'No picture yet',
  shown: 'This picture is shown',
  given: 'The picture is uploaded and shown once you save',
  removed: 'The picture goes once you save',
  reading: (name: string) => `Reading ${name}`,
  uploading: (name: string) => `Uploading ${name}`,
  keeping: 'Saving the picture',
  kept: 'The picture was saved.',
  gone: 'The picture was removed.',
  crop: {
    title: 'Crop the picture',
    purpose: 'Drag the picture, or move it with the arrow keys or the sliders.',
    frame: 'Part that is shown',
    zoom: 'Closer',
    across: 'Left to right',
    down: 'Top to bottom',
    use: 'Use this part',
    cancel: 'Cancel',
    close: 'Close',
  },
});
