import { translated } from '#domain/language/translated.ts';

/** Texts of the list of the own sessions. */
export const sessionListWords = translated('session-list', {
  title: 'Where you are signed in',
  detail: 'Do you not know one of these? Sign it out, then change your password.',
  loading: 'Reading where you are signed in',
  failed: 'Your sessions could not be read.',
  retry: 'Try again',
  here: 'This device',
  activeNow: 'Active now',
  lastSeen: (time: string) => `Last seen ${time}`,
  since: (time: string) => `signed in ${time}`,
  remembered: 'remembered',
  end: 'Sign out',
  endNamed: (device: string, time: string) => `Sign out ${device}, last seen ${time}`,
  ended: (device: string) => `Signed out: ${device}.`,
  gone: (device: string) => `This session was over already: ${device}.`,
  everywhere: 'Sign out everywhere',
  askTitle: 'Sign out everywhere?',
  askPurpose: 'Every device is signed out, this one included. Unsaved changes on them are lost.',
  keep: 'Stay signed in',
  confirm: 'Sign out everywhere now',
  unknownBrowser: 'An unknown browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
});

/** A device in words, from what is known of it. */
export function deviceText({ browser, system }: { browser: string | null; system: string | null }): string {
  const name = browser ?? sessionListWords.unknownBrowser;
  return system === null ? name : sessionListWords.on(name, system);
}
