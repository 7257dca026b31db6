import { describe, expect, it } from 'vitest';
import { findProfileFault, isSameProfile, withDraft, type ProfileForm } from '#domain/profile.ts';

const today = '2026-11-20';
const form: ProfileForm = {
  firstName: 'José',
  middleName: '',
  lastName: 'Łódzki',
  countryCode: 'US,+1',
  mobile: '',
  currency: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  dob: '',
  gender: '',
  height: '',
  styleOfPlaying: '',
  highestBreakBilliards: '',
  highestBreakSnookerPractice: '',
  highestBreakSnookerTournament: '',
  isReferee: false,
  isPrivacyOn: false,
};

describe('the profile form', () => {
  it('needs no more than a first and a last name, in letters of any script', () => {
    expect(findProfileFault(form, today)).toBeNull();
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'first_name_missing'],
    [{ firstName: 'J0sé' }, 'firstName', 'name_malformed'],
    [{ lastName: '' }, 'lastName', 'last_name_missing'],
    [{ middleName: 'de la' }, 'middleName', 'name_malformed'],
    [{ mobile: '+57 310' }, 'mobile', 'mobile_malformed'],
    [{ mobile: '1234567890123456' }, 'mobile', 'mobile_malformed'],
    [{ city: 'Bogotá 1' }, 'city', 'place_malformed'],
    [{ zip: '11 001' }, 'zip', 'zip_malformed'],
    [{ dob: '04-03-19' }, 'dob', 'day_malformed'],
    [{ dob: '31-02-1998' }, 'dob', 'day_malformed'],
    [{ dob: '2026-11-21' }, 'dob', 'dob_malformed'],
    [{ height: '49' }, 'height', 'height_range'],
    [{ highestBreakBilliards: '-1' }, 'highestBreakBilliards', 'break_malformed'],
  ])('refuses %j at its field', (change, field, code) => {
    expect(findProfileFault({ ...form, ...change }, today)).toEqual({ field, code });
  });

  it('takes a person born today, and a height at either end', () => {
    for (const change of [{ dob: today }, { height: '50' }, { height: '280' }]) {
      expect(findProfileFault({ ...form, ...change }, today)).toBeNull();
    }
  });

  it.each(['', '4821', '482100'])('A-5.24 takes "%s" for a new pin', (pin) => {
    expect(findProfileFault(form, today, pin)).toBeNull();
  });

  it.each(['482', '0482', '4821000', '48a1'])('A-5.24 refuses "%s" for a new pin', (pin) => {
    expect(findProfileFault(form, today, pin)).toEqual({ field: 'pin', code: 'pin_malformed' });
  });

  it('names the first broken rule only, in the order of the form', () => {
    expect(findProfileFault({ ...form, lastName: '', city: '1' }, today)?.field).toBe('lastName');
  });
});

describe('a kept draft', () => {
  it('is laid over what is saved', () => {
    expect(withDraft(form, { city: 'Cali' }).city).toBe('Cali');
  });

  it.each([null, 'text', 5, [], { city: 5 }, { nonsense: 'x' }])(
    'that is damaged (%j) changes nothing',
    (draft) => {
      expect(isSameProfile(withDraft(form, draft), form)).toBe(true);
    },
  );
});
