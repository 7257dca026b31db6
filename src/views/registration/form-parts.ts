import type { ReactNode } from 'react';
import type { Country, Currency } from '#domain/countries/country.ts';
import type { FormFault, SecretField, TextField } from '#machines/registration/form.ts';
import type { RegistrationForm } from '#domain/registration/form.ts';
import type { RegistrationActor } from '#machines/registration/machine.ts';

/** What every part of the form is made from. */
export type FormParts = {
  actor: RegistrationActor;
  form: RegistrationForm;
  fault: FormFault | null;
  /** The field that did not take all that was typed or pasted. */
  trimmed: TextField | SecretField | null;
  state: 'idle' | 'busy';
};

/** What is wrong with a field, if it is the one to mend. */
export const errorAt = ({ fault }: FormParts, field: FormFault['field']): string | undefined =>
  fault?.field === field ? fault.text : undefined;

/** What there is to choose from. */
export type OfferedChoices = {
  countries: readonly Country[];
  currencies: readonly Currency[];
  clubs: readonly { id: number; name: string }[];
  /** Asks again for what could not be read; null when nothing is missing. */
  onRetry: (() => void) | null;
};

/** What the popup is made from. */
export type RegistrationPageProps = {
  actor: RegistrationActor;
  /** What there is to choose from, and the way to ask for it again. */
  choices: OfferedChoices;
  /** The e-mail address with its proof; told what the form finds wrong with it. */
  renderProof: (args: ProofArgs) => ReactNode;
};

/** What the part that proves the address is told. */
export type ProofArgs = {
  faults: { email?: string | undefined; code?: string | undefined };
  state: 'idle' | 'busy';
};
