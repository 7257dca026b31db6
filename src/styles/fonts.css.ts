import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const woff2 = (path: string) => `url(@fontsource-variable/${path}) format("woff2-variations")`;

// A font that is not there in time for the first paint waits for the next page, so that nothing shifts.
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

const named = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(', ');

/** The width and height of Instrument Sans. */
const asInstrumentSans = {
  sizeAdjust: '101.6%',
  ascentOverride: '95.4%',
  descentOverride: '24.6%',
  lineGapOverride: '0%',
};

// What a page is set in that was painted before its fonts were there. One face for all light and one for all heavy
// weights: a system's font that is asked for by family is looked up again for each size and weight, which costs a slow phone
// more than the whole layout.
globalFontFace('Instrument Sans Fallback', [
  {
    src: named(['Arial', 'Liberation Sans', 'Roboto', 'Helvetica', 'DejaVu Sans']),
    fontWeight: '1 549',
    ...asInstrumentSans,
  },
  {
    src: named(['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Helvetica Bold', 'DejaVu Sans Bold']),
    fontWeight: '550 1000',
    ...asInstrumentSans,
  },
]);

globalFontFace('Sofia Sans Extra Condensed Fallback', [
  {
    src: named(['Arial Narrow', 'Liberation Sans Narrow', 'Roboto Condensed', 'DejaVu Sans Condensed']),
    fontWeight: '1 549',
  },
  {
    src: named([
      'Arial Narrow Bold',
      'Liberation Sans Narrow Bold',
      'Roboto Condensed Bold',
      'DejaVu Sans Condensed Bold',
    ]),
    fontWeight: '550 1000',
  },
]);
