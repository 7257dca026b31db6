import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemText } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';
import { readContract } from '#scripts/contract-operations.ts';

const contract = readContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const codes = contract.components.schemas['ProblemCode']?.['enum'] as string[];

describe('every refusal has its words', () => {
  it('one text for each code, and none without a code', () => {
    expect(codes.length).toBeGreaterThan(80);
    expect(Object.keys(problemWords).toSorted()).toEqual(codes.toSorted());
  });

  it('codes are words in snake case, each of them once', () => {
    expect(codes.filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('texts are plain sentences that fit a banner', () => {
    const odd = Object.values(problemWords).filter((text) => !/^[A-Z][^<>{}\n]{5,98}$/.test(text));
    expect(odd).toEqual([]);
  });
});

describe('texts that the specification fixes stay to the letter', () => {
  it.each([
    ['A-8.11', 'invalid_credentials', 'Invalid email id or password'],
    ['A-2.143', 'session_expired', 'Session expired, Please login again.'],
    ['A-5.04', 'email_malformed', 'Please enter valid email address.'],
    ['A-5.07', 'first_name_missing', 'First Name is required'],
    ['A-5.08', 'last_name_missing', 'Last Name is required'],
    ['A-5.09', 'registration_email_malformed', 'Email is required in correct format'],
    ['A-5.10', 'mobile_missing', 'Mobile number is required'],
    ['A-5.11', 'password_weak', 'Password policy does not match'],
    ['A-5.12', 'passwords_differ', "Passwords Don't Match"],
    ['A-5.13', 'pin_malformed', 'User pin is required in correct format'],
    ['A-5.14', 'eula_not_accepted', 'Please accept the terms and conditions.'],
    ['A-5.15', 'email_unverified', 'Please verify your email address.'],
    ['A-5.16', 'code_wrong', 'Please enter a valid otp.'],
    ['C-5.03', 'platform_fee_missing', 'PlateForm Fee is Required'],
    ['C-5.06', 'owner_name_missing', 'Name is Required'],
    ['C-5.08', 'currency_missing', 'Currency is Required'],
    ['C-5.09', 'club_email_malformed', 'Invalid Email Id'],
    ['C-5.11', 'licence_count_missing', 'Number of License is Required'],
    ['C-5.12', 'licence_channels', 'Number of license should be equal or more than twitch channel'],
    ['C-5.13', 'monthly_day_missing', 'Monthly Schedule day is required.'],
    ['C-5.14', 'monthly_charge_missing', 'Monthly Charge Amount is required.'],
    ['C-5.34', 'address_line_missing', 'Address Line 1 is Required'],
    ['C-5.35', 'city_missing', 'City is Required'],
    ['C-5.36', 'state_missing', 'State is Required'],
    ['C-5.37', 'zip_missing', 'Zip is Required'],
    ['C-5.39', 'city_malformed', 'Alphanumeric & special characters are not allowed.'],
    ['C-5.40', 'channel_name_missing', 'Channel name is required'],
    ['C-5.41', 'channel_key_missing', 'Stream key is required'],
    ['C-5.44', 'channel_taken', 'This channel is already added.'],
    ['C-5.45', 'channels_full', "You can't add more than 50 channels"],
    ['C-5.46', 'channel_name_too_long', 'Channel Name feild can not accept more than 100 characters.'],
    ['C-5.47', 'channel_key_too_long', 'Channel key feild can not accept more than 80 characters.'],
    ['C-5.57', 'owner_name_missing', 'Name is Required'],
    ['C-5.57', 'club_email_missing', 'Email is Required'],
    ['C-5.57', 'poc_number_missing', 'Point of Contact Number is Required'],
    ['C-8.03', 'offboarding_failed', 'Failed to delete Stripe account.'],
    ['C-8.04', 'status_failed', 'Failed to fetch Stripe status'],
  ] as const)('%s: %s', (_, code, text) => {
    expect(problemWords[code]).toBe(text);
  });
});

describe('what a person reads of a failed call', () => {
  const spent = {
    kind: 'refused' as const,
    status: 429,
    code: 'too_many_attempts',
    message: problemWords.too_many_attempts,
    fields: {},
  };

  it.each([
    [30, 'Too many attempts. Please try again in a minute.'],
    [840, 'Too many attempts. Please try again in 14 minutes.'],
    [null, 'Too many attempts. Please wait a while and try again.'],
  ])('where too much was tried, how long to wait: %s seconds', (retryAfterSeconds, text) => {
    expect(problemText({ ...spent, retryAfterSeconds })).toBe(text);
  });
});
