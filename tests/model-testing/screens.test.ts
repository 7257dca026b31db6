import { describe, expect, it } from 'vitest';
import {
  parseScreens,
  ScreenJudge,
  screenOf,
  screensText,
  withScreen,
  type Screens,
} from '#model-testing/screens.ts';

const save = { role: 'button', name: 'Save', isOff: false };
const off = { ...save, isOff: true };
const name = { role: 'textbox', name: 'Name', isOff: false };

const screens = (
  [
    ['editing', [name, save]],
    ['faulty', [save, name]],
    ['saving', [name, off]],
    ['saved', []],
  ] as const
).reduce<Screens>((sum, [state, parts]) => withScreen(sum, state, screenOf(parts)), new Map());

describe('the record of screens', () => {
  it('names each control with its state of use, and states that share a screen once', () => {
    const text = screensText('The screens of form', screens);
    expect(text).toBe(
      [
        '# The screens of form\n',
        'editing\nfaulty\n  textbox "Name"\n  button "Save"\n',
        'saved\n  (no controls)\n',
        'saving\n  textbox "Name"\n  button "Save" off\n',
      ].join('\n'),
    );
  });

  it('is read as it was written', () => {
    const text = screensText('The screens of form', screens);
    expect(screensText('The screens of form', parseScreens(text))).toBe(text);
  });

  it('is the same text in whatever order the states were met', () => {
    const turned = new Map([...screens].toReversed());
    expect(screensText('one', turned).split('\n\n').length).toBe(4);
    expect(screensText('one', turned)).toContain('saved\n  (no controls)');
  });
});

describe('a screen that is held against its record', () => {
  const judge = new ScreenJudge(screens);

  it('has nothing to find where all is as it was recorded', () => {
    expect(judge.findings('editing', screenOf([save, name]))).toEqual([]);
  });

  it('lacks a control that is gone', () => {
    expect(judge.findings('editing', screenOf([save]))).toEqual(['the recorded screen has textbox "Name"']);
  });

  it('is found where a control is usable that should not be', () => {
    expect(judge.findings('saving', screenOf([name, save]))).toEqual([
      'the recorded screen has button "Save" off',
      'the recorded screen has no button "Save"',
    ]);
  });

  it('is found where a control of another state stands', () => {
    expect(judge.findings('saved', screenOf([save]))).toEqual(['the recorded screen has no button "Save"']);
  });

  it('is found where a control stands twice', () => {
    expect(judge.findings('editing', screenOf([name, save, save]))).toEqual([
      'the recorded screen has no button "Save"',
    ]);
  });

  it('is not judged by what no record of its machine names, nor in a state without a record', () => {
    const link = { role: 'link', name: 'New', isOff: false };
    expect(judge.findings('editing', screenOf([name, save, link]))).toEqual([]);
    expect(judge.findings('elsewhere', screenOf([save]))).toEqual([]);
  });
});
