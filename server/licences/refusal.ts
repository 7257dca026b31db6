import { findLicenceFault, type KeptLicence, type LicenceEntry } from '#domain/licences/fault.ts';
import { licenceWords } from '#domain/words/licences.ts';
import { problemBody, type ProblemBody, type ProblemCode } from '#server/http/problem.ts';

const payloadFields = { count: 'numberOfLicence', start: 'startDate', end: 'endDate' } as const;

/** The refusal of a licence that breaks a rule on a day of its club. */
export function refusalOf(
  entry: LicenceEntry,
  today: string,
  kept: KeptLicence | null = null,
): ProblemBody | null {
  const fault = findLicenceFault(entry, today, kept);
  if (!fault) return null;
  // A payload always has its days, so that no code is left which the contract does not have.
  const code = fault.code as ProblemCode;
  return problemBody(code, { [payloadFields[fault.field]]: licenceWords.faults[fault.code] });
}
