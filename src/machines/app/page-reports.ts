import type { Standing } from '#api/session.ts';
import type { Telling } from '#machines/patterns/telling.ts';
import type { SignedIn } from './session-state.ts';

/** What the sign-in popup tells the session. */
export type SignInReport =
  | { type: 'sign.in.started' }
  | { type: 'sign.in.failed' }
  | ({ type: 'signed.in' } & SignedIn);

/** What the actor of a page comes to, as far as it concerns one that lives as long as the app. */
export type PageReport =
  | Telling
  | SignInReport
  | { type: 'email.typed'; email: string }
  /** A form is left, for the sign-in where it says so. */
  | { type: 'left'; to?: string; email?: string }
  | { type: 'password.set'; text: string }
  | { type: 'profile.saved'; profile: Standing }
  | { type: 'profile.read'; profile: Standing }
  | { type: 'standing.read'; standing: Standing }
  | { type: 'picture.kept'; profile: Standing | null }
  | { type: 'association.confirmed' }
  | { type: 'second.factor.changed' }
  | { type: 'session.renewed' }
  | { type: 'ended.everywhere' }
  /** What is kept of somebody is erased. */
  | { type: 'erased'; userId: number };

const concerning: Record<PageReport['type'], true> = {
  notice: true,
  'sign.in.started': true,
  'sign.in.failed': true,
  'signed.in': true,
  'email.typed': true,
  left: true,
  'password.set': true,
  'profile.saved': true,
  'profile.read': true,
  'standing.read': true,
  'picture.kept': true,
  'association.confirmed': true,
  'second.factor.changed': true,
  'session.renewed': true,
  'ended.everywhere': true,
  erased: true,
};

/** Whether what an actor of a page emits concerns the app; its type says what else it carries. */
export const isPageReport = (event: { type: string }): event is PageReport =>
  Object.hasOwn(concerning, event.type);
