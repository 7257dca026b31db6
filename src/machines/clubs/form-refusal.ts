import type { ProblemData } from '#api/problem.ts';
import type { NamedFault } from './form-context.ts';

/** The fields of the form by the names that a refusal has for them. */
const refusedFields: Readonly<Record<string, NamedFault['field']>> = {
  name: 'name',
  platformFee: 'platformFee',
  transactionFee: 'transactionFee',
  monthlyCharge: 'monthlyCharge',
  monthlyChargeDay: 'monthlyChargeDay',
  contactNumber: 'contactNumber',
  currency: 'currency',
  email: 'email',
  fullName: 'ownerName',
  pocMobile: 'pocMobile',
  numberOfLicence: 'licences',
  startDate: 'licenceStart',
  endDate: 'licenceEnd',
  streetAddress1: 'address',
  city: 'address',
  state: 'address',
  zip: 'address',
};

/** The first field of the form that a refusal names, with its words. */
export function refusedField({ fields }: ProblemData): NamedFault | null {
  const named = Object.entries(fields).find(([field]) => field in refusedFields);
  const field = named && refusedFields[named[0]];
  return named && field ? { field, text: named[1] } : null;
}
