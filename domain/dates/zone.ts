import { wallClock } from './wall-clock.ts';

/** The zone if there is one of this name, else null. */
export function knownZone(zone: string): string | null {
  return wallClock('1970-01-01T00:00:00Z', zone)?.isZoneUnknown === false ? zone : null;
}

/** Cities that the names of zones spell without their accents. */
const spelt: Readonly<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Asuncion: 'Asunción',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Cordoba: 'Córdoba',
  Cuiaba: 'Cuiabá',
  Curacao: 'Curaçao',
  Maceio: 'Maceió',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Sao_Paulo: 'São Paulo',
  Tucuman: 'Tucumán',
};

/** The place that an IANA zone is named after: Buenos Aires for America/Argentina/Buenos_Aires. */
export function cityOf(zone: string): string {
  const name = zone.split('/').at(-1) ?? zone;
  return spelt[name] ?? name.replaceAll('_', ' ');
}
