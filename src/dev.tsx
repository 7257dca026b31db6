import { createRoot } from 'react-dom/client';
import '#styles/global.css.ts';
import { DevBundle } from '#views/dev/dev-bundle.tsx';

// Most browsers have Temporal; the others wait for its stand-in before anything reads a date.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element with the id app.');
createRoot(root).render(<DevBundle />);
