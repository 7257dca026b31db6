import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const woff2 = (path: string) => `url(@fontsource-variable/${path}) format("woff2-variations")`;

// A font is there in time for the first picture, for which it is preloaded, or waits for the next page: what has been
// painted never moves.
globalFontFace('Instrument Sans Variable', {
  src: woff2('instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'),
  fontWeight: '400 700',
  fontStretch: '75% 100%',
  fontStyle: 'normal',
  fontDisplay: 'optional',
  unicodeRange: latin,
});

globalFontFace('Sofia Sans Extra Condensed Variable', {
  src: woff2('sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2'),
  fontWeight: '1 1000',
  fontStyle: 'normal',
  fontDisplay: 'optional',
  unicodeRange: latin,
});

// Stands in until the real one is there, at its width and height, so that no line jumps when it comes.
globalFontFace('Instrument Sans Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: '101.6%',
  ascentOverride: '95.4%',
  descentOverride: '24.6%',
  lineGapOverride: '0%',
});
