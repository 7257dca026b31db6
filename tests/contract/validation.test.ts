import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { operationsOf, parametersOf, readContract } from '#scripts/contract-operations.ts';

const contract = readContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
formats.default(ajv);
ajv.addVocabulary(['components', 'info', 'openapi', 'paths', 'security', 'servers', 'tags']);
ajv.addSchema({ $id: 'contract', ...contract });

const accepts = (schema: string, value: unknown) =>
  ajv.validate(`contract#/components/schemas/${schema}`, value);
const letters = (count: number) => 'x'.repeat(count);

it.each(Object.keys(contract.components.schemas))('%s compiles in strict mode', (name) => {
  expect(ajv.getSchema(`contract#/components/schemas/${name}`)).toBeTypeOf('function');
});

it('takes no property in a request that it does not know', () => {
  const bodies = operationsOf(contract).flatMap(({ requestBody }) =>
    Object.entries(requestBody?.content ?? {})
      // A file that is sent as it is has no properties.
      .filter(([type]) => type !== 'application/octet-stream')
      .map(([, { schema }]) => String(schema['$ref']).split('/').at(-1) ?? ''),
  );
  const open = bodies.filter((name) => {
    const errors = accepts(name, { intruder: 1 }) ? [] : (ajv.errors ?? []);
    return !errors.some(({ keyword }) => keyword === 'additionalProperties');
  });
  // The provider decides what its events carry.
  expect(open).toEqual(['ProviderEvent']);
});

it('takes no whole number in a request that has no largest one, so that each fits where it is kept', () => {
  const schemas = contract.components.schemas as Record<string, unknown>;
  const unbounded: string[] = [];
  const look = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { $ref: reference, type, maximum, enum: choices } = schema as Record<string, unknown>;
    if (typeof reference === 'string') return look(schemas[reference.split('/').at(-1) ?? ''], path);
    const isWhole = type === 'integer' || (Array.isArray(type) && type.includes('integer'));
    if (isWhole && maximum === undefined && choices === undefined) unbounded.push(path);
    for (const [name, part] of Object.entries(schema)) look(part, `${path}.${name}`);
  };
  for (const operation of operationsOf(contract)) {
    look(operation.requestBody?.content, operation.operationId);
    look(parametersOf(contract, operation), operation.operationId);
  }
  expect(unbounded).toEqual([]);
});

describe('limits of the documents', () => {
  const day = 86_400_000;
  const licence = { clubId: 1, startDate: 20_000 * day, endDate: 20_365 * day, numberOfLicence: 999 };
  const channel = { clubId: 1, channel: letters(100), streamKey: letters(80) };
  const code = { email: 'a@b.example', code: '123456' };
  const club = { clubId: 1, clubStatusId: 2 };

  it.each<[id: string, schema: string, right: unknown, wrong: unknown]>([
    ['A-5.24 pin of 4 to 6 digits', 'Pin', '123456', '1234567'],
    ['A-5.24 pin of 4 to 6 digits', 'Pin', '1234', '123'],
    ['A-5.26 pin without a leading zero', 'Pin', '1023', '0123'],
    ['A-5.29 code without a leading zero', 'VerifyCodeRequest', code, { ...code, code: '012345' }],
    ['A-5.30 code of six digits', 'VerifyCodeRequest', code, { ...code, code: '12345' }],
    ['A-5.34 mobile of 15 digits', 'Mobile', '123456789012345', '1234567890123456'],
    ['A-5.35 names of letters', 'PersonName', 'José', 'J0sé'],
    ['A-3.03 country id and dial code', 'CountryCode', 'US,+1', '+1'],
    ['C-5.15 club name', 'ClubEntry', { ...club, name: letters(100) }, { ...club, name: letters(101) }],
    ['C-5.16 owner name', 'PointOfContactEntry', { fullName: letters(100) }, { fullName: letters(101) }],
    ['C-5.17 slack id', 'PointOfContactEntry', { pocSlackId: letters(50) }, { pocSlackId: letters(51) }],
    ['C-5.18 licences under 1000', 'LicenceRequest', licence, { ...licence, numberOfLicence: 1000 }],
    ['C-3.23 days as UTC midnights', 'LicenceRequest', licence, { ...licence, startDate: 20_000 * day + 1 }],
    ['C-5.20 platform fee', 'ClubEntry', { ...club, platformFee: 100 }, { ...club, platformFee: 100.01 }],
    [
      'C-5.21 transaction fee',
      'ClubEntry',
      { ...club, transactionFee: 100 },
      { ...club, transactionFee: 101 },
    ],
    ['C-5.22 monthly charge', 'ClubEntry', { ...club, monthlyCharge: 0.5 }, { ...club, monthlyCharge: 0.49 }],
    [
      'C-5.22 monthly charge',
      'ClubEntry',
      { ...club, monthlyCharge: 1000 },
      { ...club, monthlyCharge: 1000.5 },
    ],
    [
      'C-5.24 monthly charge of 0',
      'ClubEntry',
      { ...club, monthlyCharge: 0 },
      { ...club, monthlyCharge: -1 },
    ],
    [
      'C-9.01 monthly charge day',
      'ClubEntry',
      { ...club, monthlyChargeDay: 28 },
      { ...club, monthlyChargeDay: 29 },
    ],
    ['C-5.26 phones of clubs', 'ClubPhone', '123456789012', '1234567890123'],
    [
      'C-5.28 address line',
      'ClubEntry',
      { ...club, streetAddress1: letters(100) },
      { ...club, streetAddress1: letters(101) },
    ],
    ['C-5.30 city', 'PlaceName', 'São Paulo', letters(51)],
    ['C-5.33 zip', 'Zip', 'SW1A-1AA', 'SW1A_1AA'],
    ['C-5.32 zip', 'Zip', letters(30), letters(31)],
    ['C-5.38 city of letters and spaces', 'PlaceName', 'Łódź', 'Route 66'],
    ['C-5.38 city with a period, a hyphen and an apostrophe', 'PlaceName', "St. John's-sur-Mer", 'A/B'],
    ['A-5.35 name with signs between letters', 'PersonName', "Anne-Marie O'Neill Jr.", 'Ana-'],
    ['C-5.42 channel name without spaces', 'ChannelRequest', channel, { ...channel, channel: 'a b' }],
    ['C-5.43 stream key without spaces', 'ChannelRequest', channel, { ...channel, streamKey: 'a b' }],
    ['C-5.46 channel name', 'ChannelRequest', channel, { ...channel, channel: letters(101) }],
    ['C-5.47 stream key', 'ChannelRequest', channel, { ...channel, streamKey: letters(81) }],
    ['C-3.31 types of apps', 'AppType', 'RN Android', 'Windows'],
    ['C-4.10 licence status', 'LicenceStatusId', 9, 2],
    ['A-2.01 roles', 'RoleId', 5, 6],
  ])('%s: %s', (_, schema, right, wrong) => {
    expect([accepts(schema, right), accepts(schema, wrong)]).toEqual([true, false]);
  });

  it('C-5.45: a club has at most 50 channels', () => {
    const channels = (count: number) => ({
      club,
      channels: Array.from({ length: count }, () => ({ channel: 'a' })),
    });
    expect(accepts('UpdateClubRequest', channels(50))).toBe(true);
    expect(accepts('UpdateClubRequest', channels(51))).toBe(false);
  });

  it('a set-password call takes an address or a link with a password, never a mixture', () => {
    const link = { token: 't', password: 'Baulk#2026', confirmPassword: 'Baulk#2026' };
    expect(accepts('SetPasswordRequest', { email: 'a@b.example' })).toBe(true);
    expect(accepts('SetPasswordRequest', link)).toBe(true);
    expect(accepts('SetPasswordRequest', { ...link, email: 'a@b.example' })).toBe(false);
  });
});
