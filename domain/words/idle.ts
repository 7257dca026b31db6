import { translated } from '#domain/language/translated.ts';

/** Texts of the warning before a session ends that nobody uses. */
export const idleWords = translated('idle', {
  title: 'Are you still there?',
  purpose:
    'Nobody has used this session for a while. It ends by itself, and what you typed stays in this tab.',
  left: 'until you are signed out',
  stay: 'Stay signed in',
  failed: 'That could not be sent. Try again.',
});
