/** Everything of the look that is no colour and that both themes share. */
export const measures = {
  font: {
    body: '"Instrument Sans Variable", "Instrument Sans Fallback", system-ui, "Segoe UI", sans-serif',
    score:
      '"Sofia Sans Extra Condensed Variable", "Sofia Sans Extra Condensed Fallback", "Arial Narrow", sans-serif',
    code: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
  },
  size: {
    xs: '0.75rem',
    sm: '0.8125rem',
    base: '0.875rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.3125rem',
    '2xl': '1.6875rem',
    '3xl': '2.25rem',
  },
  line: {
    xs: '1rem',
    sm: '1.125rem',
    base: '1.25rem',
    md: '1.375rem',
    lg: '1.375rem',
    xl: '1.625rem',
    heading: '1.1',
  },
  score: { sm: '1.25rem', md: '1.75rem', lg: '2.875rem', xl: '5.75rem' },
  weight: { text: '400', label: '600', heading: '700' },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
  },
  radius: { sm: '4px', md: '6px', lg: '10px', xl: '14px', rail: '16px', round: '999px' },
  elevation: {
    1: '0 1px 2px rgb(10 30 22 / 0.06)',
    2: '0 6px 20px -6px rgb(10 30 22 / 0.16), 0 1px 3px rgb(10 30 22 / 0.08)',
    3: '0 24px 60px -12px rgb(6 20 14 / 0.38), 0 4px 14px rgb(6 20 14 / 0.12)',
  },
  duration: { fast: '120ms', base: '200ms', slow: '320ms', baseOut: '133ms', slowOut: '213ms' },
  ease: { in: 'cubic-bezier(.2, .8, .2, 1)', out: 'ease-in' },
  z: { sticky: '10', header: '20', overlay: '40', toast: '60', tooltip: '70' },
  control: { regular: '40px', small: '32px', field: '42px', text: '0.9375rem' },
  layout: { content: '1200px', gutter: '24px', header: '64px', sidebar: '248px', section: '44px' },
} as const;

/** What grows or tightens on phones: touch targets, and text that must not make a phone zoom in. */
export const phoneMeasures = {
  size: { heading: measures.size['2xl'] },
  score: { lg: '1.875rem', xl: '4rem' },
  radius: { rail: '12px' },
  control: { regular: '44px', small: '36px', field: '46px', text: '1rem' },
  layout: { gutter: '16px', header: '56px', section: '36px' },
} as const;
