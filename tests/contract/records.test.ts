import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Schema = {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly maxLength?: number;
};

const { components } = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** The record that a schema stands for, and those that it is made of. */
function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolve(components.schemas[name] ?? {});
}

const fieldsOf = (schema: Schema): Readonly<Record<string, Schema>> => {
  const { allOf = [], properties = {} } = resolve(schema);
  return Object.assign({}, ...allOf.map(fieldsOf), properties) as Readonly<Record<string, Schema>>;
};

const fieldsNamed = (name: string) => fieldsOf({ $ref: `#/components/schemas/${name}` });

/** What the documents say that each record carries. */
const records: [ids: string, record: string, fields: string][] = [
  ['A-3.02', 'RegistrationRequest', 'email'],
  ['A-3.05', 'RegistrationRequest', 'mobile'],
  ['A-3.06', 'RegistrationRequest', 'pin'],
  ['A-3.07', 'RegistrationRequest', 'password confirmPassword'],
  ['A-3.10', 'RegistrationRequest', 'isEulaAccepted'],
  ['A-3.11, A-1.32', 'RegistrationRequest', 'isReferee'],
  ['A-3.17, A-3.18', 'ClubMembership', 'clubId name clubName'],
  ['A-3.21', 'Match', 'matchId matchName'],
  ['A-3.22', 'Match', 'playerId1 playerId2 playerName1 playerName2'],
  ['A-3.23', 'Match', 'winner'],
  ['A-3.24', 'Match', 'scheduleTime'],
  ['A-3.25', 'Match', 'player1Frames player2Frames'],
  ['A-3.26', 'Match', 'frame'],
  ['C-3.01', 'Club', 'name'],
  ['C-3.02', 'Club', 'countryCode mobile'],
  ['C-3.03', 'Club', 'alternateCountryCode contactNumber'],
  ['C-3.04', 'Club', 'currency'],
  ['C-3.05', 'Club', 'platformFee'],
  ['C-3.06', 'Club', 'transactionFee'],
  ['C-3.07', 'Club', 'monthlyCharge monthlyChargeDay'],
  ['C-3.08', 'Club', 'isAffiliated'],
  ['C-3.09', 'Club', 'clubStatusId'],
  ['C-3.12', 'Club', 'streetAddress1 streetAddress2 city state zip countryId'],
  ['A-1.29, C-3.13', 'Club', 'clubId'],
  ['C-1.03', 'Club', 'user'],
  ['C-3.14', 'PointOfContact', 'userId email fullName'],
  ['C-3.15', 'PointOfContact', 'pocCountryCode'],
  ['C-3.16', 'PointOfContact', 'pocMobile'],
  ['C-3.17', 'PointOfContact', 'pocSlackId'],
  ['C-3.20', 'PointOfContact', 'clubId'],
  ['A-1.52, C-1.04', 'Licence', 'clubId'],
  ['C-3.22', 'Licence', 'numberOfLicence'],
  ['C-3.42', 'Profile', 'city state zip'],
  ['C-3.43', 'Profile', 'gender height styleOfPlaying'],
  ['C-3.46', 'Profile', 'isPrivacyOn'],
];

/** The most characters that a field takes. */
const limits: [id: string, record: string, field: string, most: number][] = [
  ['C-5.29', 'ClubFields', 'streetAddress2', 100],
  ['C-5.31', 'ClubFields', 'state', 50],
];

describe('the contract', () => {
  it.each(records)('%s: a %s carries %s', (_ids, record, fields) => {
    expect(Object.keys(fieldsNamed(record))).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it.each(limits)('%s: of a %s, %s has at most %d characters', (_id, record, field, most) => {
    expect(resolve(fieldsNamed(record)[field] ?? {}).maxLength).toBe(most);
  });
});
