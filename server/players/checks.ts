import { countryCodeOf } from '#domain/countries/country.ts';
import { countries, currencies } from '#domain/countries/all.ts';
import { findPlayerFault, type PlayerForm } from '#domain/players/form.ts';
import { problemWords } from '#domain/words/problems.ts';
import { mailableAddress } from '#server/mail/address.ts';
import { problemBody, Refusal, type ProblemBody, type ProblemCode } from '#server/http/problem.ts';

const dialCodes = new Set(countries.map(countryCodeOf));
const currencyCodes = new Set(currencies.map(({ currencyCode }) => currencyCode));

/** A refusal that names the field to mend. */
export function problemAt(code: ProblemCode, field: string): ProblemBody {
  return problemBody(code, { [field]: problemWords[code] });
}

/** The refusal of a person who breaks a rule of the form; the client checks the same. */
export function refusalOf(
  form: PlayerForm,
  rules: { needsClub: boolean; saved?: PlayerForm },
): ProblemBody | null {
  const fault = findPlayerFault(form, rules);
  if (fault) return problemAt(fault.code, fault.field);
  if (rules.saved) return null;
  return mailableAddress(form.email) === null ? problemAt('registration_email_malformed', 'email') : null;
}

/** Refuses what no form of ours sends: a country or currency that does not exist. */
export function requireChoices({
  countryCode,
  currency,
}: {
  countryCode?: string | undefined;
  currency?: string | undefined;
}): void {
  const fields = {
    ...(countryCode === undefined || dialCodes.has(countryCode)
      ? {}
      : { countryCode: problemWords.invalid_request }),
    ...(!currency || currencyCodes.has(currency) ? {} : { currency: problemWords.invalid_request }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields });
}
