import { describe, expect, it } from 'vitest';
import {
  changedFields,
  conflicts,
  draftOf,
  merged,
  rebased,
  type MergeRules,
} from '#domain/editing/merge.ts';

type Form = { name: string; code: string; number: string; games: string[] };

const rules: MergeRules<Form> = {
  differences: (one, other) =>
    (['name', 'code', 'number', 'games'] as const).filter(
      (field) => String(one[field]) !== String(other[field]),
    ),
  together: [['code', 'number']],
};
const saved: Form = { name: 'Hall', code: '+1', number: '5045550190', games: ['pool'] };
const at = '2026-11-20T14:02:00.000Z';

describe('two people who change one record', () => {
  it('keep what each alone has changed', () => {
    const versions = { form: { ...saved, name: 'Hall 2' }, saved, theirs: { ...saved, games: ['snooker'] } };
    expect(conflicts(versions, rules)).toEqual([]);
    expect(merged(versions, rules, 'mine')).toEqual({ ...saved, name: 'Hall 2', games: ['snooker'] });
  });

  it('are asked about the fields alone that both have changed in another way', () => {
    const form = { ...saved, name: 'Hall 2', games: ['carom'] };
    const versions = { form, saved, theirs: { ...saved, name: 'Hall 3', games: ['carom'] } };
    expect(conflicts(versions, rules)).toEqual(['name']);
    expect(merged(versions, rules, 'mine').name).toBe('Hall 2');
    expect(merged(versions, rules, 'theirs').name).toBe('Hall 3');
  });

  it('never end with the number of one and the dial code of the other', () => {
    const form = { ...saved, number: '3001234567' };
    const versions = { form, saved, theirs: { ...saved, code: '+57' } };
    expect(changedFields(form, saved, rules)).toEqual(['number', 'code']);
    expect(conflicts(versions, rules)).toEqual(['code', 'number']);
    expect(merged(versions, rules, 'theirs')).toEqual({ ...saved, code: '+57' });
    expect(merged(versions, rules, 'mine')).toEqual({ ...saved, number: '3001234567' });
  });
});

describe('what was typed and not saved', () => {
  const typed = { ...saved, name: 'Hall 2' };
  const draft = draftOf({ form: typed, saved, version: '4', at }, rules);

  it('is kept as far as it was changed, with its moment', () => {
    expect(draft).toEqual({ version: '4', at, form: { name: 'Hall 2' }, over: { name: 'Hall' } });
    expect(draftOf({ form: saved, saved, version: '4', at }, rules)).toBeNull();
  });

  it('comes back over what others have saved meanwhile, and hides nothing of it', () => {
    const read = { form: { ...saved, games: ['snooker'] }, version: '5' };
    expect(rebased(draft, read, rules)).toEqual({
      form: { ...saved, name: 'Hall 2', games: ['snooker'] },
      saved: read.form,
      version: '5',
      at,
    });
  });

  it('keeps its old version where others have changed the same, so that saving asks', () => {
    const read = { form: { ...saved, name: 'Hall 3', games: ['snooker'] }, version: '5' };
    expect(rebased(draft, read, rules)).toEqual({
      form: { ...saved, name: 'Hall 2', games: ['snooker'] },
      saved: { ...saved, name: 'Hall', games: ['snooker'] },
      version: '4',
      at,
    });
  });

  it('is left out where it is saved already, or damaged', () => {
    expect(rebased(draft, { form: typed, version: '5' }, rules)).toBeNull();
    for (const damaged of [null, [], 'text', {}, { version: '4', at }, { ...draft, at: 'noon' }])
      expect(rebased(damaged, { form: saved, version: '4' }, rules)).toBeNull();
    const unfit = { ...draft, form: { name: 7, games: 'x', nonsense: 1 } };
    expect(rebased(unfit, { form: saved, version: '4' }, rules)).toBeNull();
  });
});
