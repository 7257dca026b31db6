import { describe, expect, test } from 'vitest';
import { chartOf } from '#model-testing/chart.ts';
import { headData, pathData } from '#model-testing/drawing.ts';
import { createElk } from '#model-testing/elk.ts';
import { layoutOf } from '#model-testing/layout.ts';
import { svg } from '#model-testing/svg.ts';
import { textWidth, wrapText } from '#model-testing/text-width.ts';
import { everythingMachine, everythingModel } from './machines/everything.ts';

const chart = chartOf(everythingMachine, everythingModel);
const layout = await layoutOf(chart, createElk());
const text = svg(layout);

describe('the drawing of a chart', () => {
  test('is a document that needs nothing else', () => {
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).not.toMatch(/<script|href=|@import|url\(/);
    expect(text.match(/<g /g)).toHaveLength(text.match(/<\/g>/g)?.length ?? 0);
  });

  test('has a name for those who cannot see it, and one for each state', () => {
    expect(text).toContain(`aria-label="Statechart of ${chart.id}"`);
    for (const { path, id } of chart.states) expect(text).toContain(`<title>${path || id}</title>`);
  });

  test('follows the scheme of its reader', () => {
    expect(text).toContain('@media (prefers-color-scheme: dark)');
  });

  test('marks final and history states, and the regions of parallel ones', () => {
    expect(text).toContain('class="ring"');
    expect(text).toContain('>H*</text>');
    expect(text).toContain('class="compound region"');
  });

  test('writes what has a meaning in XML as text', () => {
    expect(text).toContain('has &quot;quotes&quot;');
    expect(text).not.toContain('has "quotes"');
  });

  test('is the same every time', () => expect(svg(layout)).toBe(text));
});

describe('the way of an arrow', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 40 },
    { x: 60, y: 40 },
  ];

  test('goes round its corners', () => {
    expect(pathData(points)).toBe('M0 0L0 33Q0 40 7 40L60 40');
  });

  test('ends in a head that points where it goes', () => {
    expect(headData(points)).toMatch(/^M60 40L52\.\d 36\.\d/);
    expect(headData([])).toBe('');
  });
});

describe('the width of a text', () => {
  test('grows with the text and its size', () => {
    expect(textWidth('submit', 12)).toBeGreaterThan(textWidth('sub', 12));
    expect(textWidth('submit', 24)).toBeCloseTo(2 * textWidth('submit', 12));
  });

  test('breaks lines between words, and long names at their capitals', () => {
    expect(wrapText('one two three', 10, textWidth('one two ', 10))).toEqual(['one two', 'three']);
    expect(wrapText('someVeryLongName', 10, 60).length).toBeGreaterThan(1);
    expect(wrapText('someVeryLongName', 10, 60).join('')).toBe('someVeryLongName');
    expect(wrapText('', 10, 60)).toEqual([]);
  });
});
