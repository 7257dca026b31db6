import type { components } from '#contract/api.gen.ts';
import { coverOn } from '#domain/licences/cover.ts';
import { isRunning, licenceStatusOn } from '#domain/licences/status.ts';
import { dayAt, millisecondsOf } from '#domain/licences/term.ts';
import type { ContactRow, ListedClub } from './list.ts';

type Schemas = components['schemas'];

/** A club as its row of the list tells it. */
export function composeRow(club: ListedClub, now: number): Schemas['ClubRow'] {
  const today = dayAt(now, club.time_zone);
  const cover = coverOn(today, club.licences);
  const running = club.licences.filter((term) => isRunning(licenceStatusOn(today, term)));
  return {
    clubId: club.id,
    name: club.name,
    clubStatusId: club.status_id as Schemas['ClubStatusId'],
    logo: club.logo,
    city: club.city,
    countryId: club.country_id,
    currency: club.currency,
    platformFee: club.platform_fee,
    isAffiliated: club.is_affiliated,
    user: club.contact && composeContact(club.contact, club.id),
    licenceStatusId: cover?.status ?? null,
    licenceStart: cover && millisecondsOf(cover.start),
    licenceEnd: cover && millisecondsOf(cover.end),
    ...(cover?.renewedUntil ? { licenceRenewedUntil: millisecondsOf(cover.renewedUntil) } : {}),
    licenceCount: running.reduce((sum, { count }) => sum + count, 0),
    channelCount: club.channels,
    memberCount: club.members,
    version: versionOf(club, club.contact),
  };
}

/** The version of a club together with that of its point of contact: who saves one saves both. */
export function versionOf(club: { version: number }, contact: ContactRow | null): string {
  return `${club.version}.${contact?.version ?? 0}`;
}

/** A point of contact as the contract has it. */
export function composeContact(contact: ContactRow, clubId: number): Schemas['PointOfContact'] {
  return {
    userId: contact.id,
    email: contact.email,
    fullName: `${contact.first_name} ${contact.last_name}`.trim(),
    pocCountryCode: contact.country_code,
    pocMobile: contact.mobile,
    pocSlackId: contact.slack_id,
    roleId: contact.role_id as Schemas['RoleId'],
    statusId: contact.status_id as Schemas['UserStatusId'],
    clubId,
  };
}
