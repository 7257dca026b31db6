import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { base } from './layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [base]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote', {
  margin: 0,
  padding: 0,
});
reset('ul[role=list], ol[role=list]', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('a', { color: 'inherit' });
reset('img, svg', { display: 'block', maxInlineSize: '100%' });
reset('img', { blockSize: 'auto' });
reset('table', { borderCollapse: 'separate', borderSpacing: 0 });
reset('th', { textAlign: 'start', fontWeight: 'inherit' });
reset('[hidden]', { display: 'none !important' });
reset('::placeholder', { opacity: 1 });
