import { isEmail } from '#domain/email.ts';

/** What a person typed into the sign-in form. */
export type Credentials = { email: string; password: string; shouldRemember: boolean };

/** The first rule that the typed credentials break, with the field to mend. */
export type SignInFault = {
  field: 'email' | 'password';
  code: 'email_missing' | 'email_malformed' | 'password_missing';
};

/** Checks in the order of the form: e-mail, then password (document 000, section 5). */
export function findSignInFault({ email, password }: Credentials): SignInFault | null {
  if (email.trim() === '') return { field: 'email', code: 'email_missing' };
  if (!isEmail(email)) return { field: 'email', code: 'email_malformed' };
  if (password === '') return { field: 'password', code: 'password_missing' };
  return null;
}
