import type { components } from '#contract/api.gen.ts';
import { countryCodeOf } from '#domain/countries/country.ts';
import { countries, currencies } from '#domain/countries/all.ts';
import { findRegistrationFault } from '#domain/registration/form.ts';
import { problemWords } from '#domain/words/problems.ts';
import { mailableAddress } from '#server/mail/address.ts';
import { problemBody, Refusal, type ProblemBody } from '#server/http/problem.ts';

export type Registration = components['schemas']['RegistrationRequest'];

type Choices = Partial<Pick<Registration, 'countryCode' | 'currency'>> & { countryId?: string };

const dialCodes = new Set(countries.map(countryCodeOf));
const countryIds: ReadonlySet<string> = new Set(countries.map(({ countryId }) => countryId));
const currencyCodes = new Set(currencies.map(({ currencyCode }) => currencyCode));

/** The refusal of a registration that breaks one of the eight rules, in their order; the client checks the same. */
export function refusalOf(body: Registration): ProblemBody | null {
  const fault = findRegistrationFault({ ...body, middleName: body.middleName ?? '' });
  if (fault) return problemBody(fault.code, { [fault.field]: problemWords[fault.code] });
  if (mailableAddress(body.email) !== null) return null;
  const code = 'registration_email_malformed';
  return problemBody(code, { email: problemWords[code] });
}

/** Refuses what no form of ours sends: a country or currency that does not exist. */
export function requireChoices({ countryCode, countryId, currency }: Choices): void {
  const fields = {
    ...(countryCode === undefined || dialCodes.has(countryCode)
      ? {}
      : { countryCode: problemWords.invalid_request }),
    ...(countryId === undefined || countryIds.has(countryId)
      ? {}
      : { countryId: problemWords.invalid_request }),
    ...(!currency || currencyCodes.has(currency) ? {} : { currency: problemWords.invalid_request }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields });
}
