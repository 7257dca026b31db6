/** The zone of the largest city, where a country has several. */
const largest: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Gaza',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** The zones of a country, that of its largest city first; without any, UTC. */
export function zonesOf(countryId: string): readonly string[] {
  const first = largest[countryId];
  const others = regionZones(countryId).filter((zone) => zone !== first);
  const zones = first === undefined ? others : [first, ...others];
  return zones.length > 0 ? zones : ['UTC'];
}

/** The zone that a club of a country has unless another one is chosen. */
export function defaultZone(countryId: string): string {
  return zonesOf(countryId)[0] ?? 'UTC';
}

/** Whether there is a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    // An offset such as +01:00 is taken too, but a place keeps no such clock all year.
    return (
      /^[A-Za-z]/.test(name) &&
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== ''
    );
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Newer than the language's own types. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** What has been asked before: each time the answer is searched for in the data of all countries. */
const asked = new Map<string, readonly string[]>();

function regionZones(countryId: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(countryId)) return [];
  const zones =
    asked.get(countryId) ?? (new Intl.Locale(`und-${countryId}`) as WithZones).getTimeZones?.() ?? [];
  asked.set(countryId, zones);
  return zones;
}
