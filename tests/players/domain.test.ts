import { describe, expect, it } from 'vitest';
import { blankPlayer, differences, findPlayerFault, withRole } from '#domain/players/form.ts';
import { mayKeep, rolesKeptBy, rolesSeenBy } from '#domain/players/rights.ts';
import { roles } from '#domain/roles.ts';

const whole = { ...blankPlayer, firstName: 'Zoë', lastName: 'Quill', email: 'zoe@quill.example', clubs: [1] };

describe('who keeps whom', () => {
  it('A-6.20, C-6.19 lets roles 1 to 4 add players', () => {
    for (const role of [1, 2, 3, 4] as const) expect(rolesKeptBy(role)).toContain(5);
    expect(rolesKeptBy(5)).toEqual([]);
  });

  it('A-6.10, A-1.21 leaves administrators of a club to role 3 and those of the platform to role 1', () => {
    const keepers = (role: 2 | 4) => roles.map(({ id }) => id).filter((id) => rolesKeptBy(id).includes(role));
    expect([keepers(4), keepers(2)]).toEqual([[1, 3], [1]]);
  });

  it('lets nobody add above the own role, or change whom they do not see', () => {
    for (const { id } of roles) {
      expect(rolesKeptBy(id).every((kept) => kept >= id && rolesSeenBy(id).includes(kept))).toBe(true);
    }
  });

  it('lets nobody change the own account', () => {
    expect(mayKeep({ userId: 7, roleId: 3 }, { userId: 7, roleId: 3 })).toBe(false);
    expect(mayKeep({ userId: 7, roleId: 3 }, { userId: 8, roleId: 3 })).toBe(true);
  });
});

describe('the form of a person', () => {
  it('is whole with names, an address and a club', () => {
    expect(findPlayerFault(whole, { needsClub: true })).toBeNull();
  });

  it.each([
    [{ firstName: ' ', lastName: '', email: '' }, 'firstName', 'first_name_missing'],
    [{ firstName: 'Zoë 2' }, 'firstName', 'name_malformed'],
    [{ middleName: '?' }, 'middleName', 'name_malformed'],
    [{ lastName: '' }, 'lastName', 'last_name_missing'],
    [{ email: 'zoe@' }, 'email', 'registration_email_malformed'],
    [{ mobile: '1' }, 'mobile', 'mobile_length'],
    [{ clubs: [] }, 'clubs', 'club_missing'],
  ] as const)('%o is faulty at %s', (more, field, code) => {
    expect(findPlayerFault({ ...whole, ...more }, { needsClub: true })).toEqual({ field, code });
  });

  it('A-6.21 needs no club of a player whom the association adds, and one of an administrator of a club', () => {
    expect(findPlayerFault({ ...whole, clubs: [] }, { needsClub: false })).toBeNull();
    const admin = { ...whole, clubs: [], roleId: 4 };
    expect(findPlayerFault(admin, { needsClub: false })?.code).toBe('club_missing');
    expect(findPlayerFault({ ...admin, roleId: 2 }, { needsClub: false })).toBeNull();
  });

  it('leaves a name alone that is older than the rules, until it is changed', () => {
    const saved = { ...whole, firstName: 'Mary 2', lastName: '' };
    expect(findPlayerFault(saved, { needsClub: false, saved })).toBeNull();
    const changed = { ...saved, firstName: 'Mary 3' };
    expect(findPlayerFault(changed, { needsClub: false, saved })?.code).toBe('name_malformed');
  });

  it('V12 leaves a number alone that is older than the rules, until it or its country is changed', () => {
    const saved = { ...whole, countryCode: 'US,+1', mobile: '1' };
    const faultOf = (change: object) =>
      findPlayerFault({ ...saved, ...change }, { needsClub: false, saved })?.code;
    expect(faultOf({ firstName: 'Ana' })).toBeUndefined();
    expect(faultOf({ mobile: '2' })).toBe('mobile_length');
    expect(faultOf({ countryCode: 'CO,+57' })).toBe('mobile_length');
    expect(faultOf({ mobile: '3055550199' })).toBeUndefined();
    expect(faultOf({ mobile: '' })).toBeUndefined();
  });

  it('differs by what is said, not by the order of clubs or by blanks around a text', () => {
    const one = { ...whole, clubs: [1, 2] };
    expect(differences(one, { ...one, clubs: [2, 1], lastName: ' Quill ' })).toEqual([]);
    expect(differences(one, { ...one, clubs: [1], mobile: '1' })).toEqual(['mobile', 'clubs']);
  });

  it('loses with a role what that role has not', () => {
    const referee = { ...whole, isReferee: true };
    expect(withRole(referee, 2)).toMatchObject({ clubs: [], isReferee: false });
    expect(withRole(referee, 4)).toMatchObject({ clubs: [1], isReferee: false });
    expect(withRole(referee, 5)).toEqual(referee);
  });
});
