import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '#model-testing/chart.ts';
import { mermaidText, shorten } from '#model-testing/mermaid-text.ts';
import { mermaid } from '#model-testing/mermaid.ts';
import { everythingMachine, everythingModel } from './machines/everything.ts';

const text = mermaid(chartOf(everythingMachine, everythingModel));
const lines = text.split('\n').map((line) => line.trim());

describe('the Mermaid text of a chart', () => {
  test('is the same every time', () => {
    expect(mermaid(chartOf(everythingMachine, everythingModel))).toBe(text);
    expect(lines[0]).toBe('stateDiagram-v2');
  });

  test('nests compound states and says where they begin', () => {
    expect(text).toContain(
      [
        '    state "line" as running_line {',
        '      [*] --> running_line_connecting',
        '      state "connecting" as running_line_connecting',
        '      running_line_connecting : invoke connect',
        '      state "up" as running_line_up',
        '      running_line_up --> [*]',
        '      state "down" as running_line_down',
        '    }',
        '    --',
        '    state "sound" as running_sound {',
      ].join('\n'),
    );
  });

  test('opens and closes each box once, and leaves nothing open', () => {
    const opened = lines.filter((line) => line.endsWith('{')).length;
    expect(opened).toBe(3);
    expect(lines.filter((line) => line === '}')).toHaveLength(opened);
    expect(lines.filter((line) => line === 'end note')).toHaveLength(
      lines.filter((line) => line.startsWith('note ')).length,
    );
  });

  test('names no state by a word of the language', () => {
    expect(lines).toContain('state "end" as end_');
    expect(lines).toContain('[*] --> end_');
  });

  test('marks history and where it leads at first', () => {
    expect(lines).toContain('state "H#42;" as running_memory');
    expect(lines).toContain('state "H" as last');
    expect(lines).toContain('last --> end_');
  });

  test.each([
    'end_ --> running : open [isReady] / greet, assign text',
    'end_ --> over : after timeout (20 s)',
    'end_ --> end_ : after 500 ms / greet',
    'running_line_connecting --> running_line_down : ✗ connect',
    'running_sound_off --> running_sound_silent : always [isReady]',
    'running_sound_on --> running_sound_off : mute [has #34;quotes#34;]',
    'paused --> running_line_down : open',
    'paused --> running_sound_off : open',
  ])('draws %s', (line) => {
    expect(lines).toContain(line);
  });

  test('shows descriptions and what happens in a box as notes, with signs of the language escaped', () => {
    expect(lines).toContain('Nothing is open#58; #34;yet#34;#59; a #35; and a #60;b#62; are only text.');
    const note = lines.slice(lines.indexOf('note right of running') + 1);
    expect(note.slice(0, 4)).toEqual(['Both at once.', 'invoke listen', 'invoke watch', 'entry / greet']);
  });

  test('frames a machine that is parallel, has one state or acts as a whole', () => {
    const parallel = setup({}).createMachine({ id: 'two', type: 'parallel', states: { a: {}, b: {} } });
    expect(mermaid(chartOf(parallel))).toBe(
      'stateDiagram-v2\n  state "two" as two {\n    state "a" as a\n    --\n    state "b" as b\n  }\n',
    );
    const one = setup({}).createMachine({ id: 'one' });
    expect(mermaid(chartOf(one))).toBe('stateDiagram-v2\n  state "one" as one\n');
  });

  test('keeps apart states whose names would be the same', () => {
    const machine = setup({}).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { initial: 'b', states: { b: {} } }, a_b: {} },
    });
    const named = mermaid(chartOf(machine)).match(/ as \w+/g);
    expect(new Set(named).size).toBe(named?.length);
  });
});

test('text is one line with every sign that the language reads as an entity', () => {
  expect(mermaidText(' a:b;\n#c --> {d} ')).toBe('a#58;b#59; #35;c #45;#45;#62; #123;d#125;');
});

test('a long text is cut between words', () => {
  expect(shorten('one two three', 9)).toBe('one two…');
  expect(shorten('unbreakable', 5)).toBe('unbr…');
  expect(shorten('short', 5)).toBe('short');
});
