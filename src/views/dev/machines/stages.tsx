import type { ReactElement } from 'react';
import type { AnyActorRef } from 'xstate';

/** Draws a machine's screen for an actor of it. */
export type Stage = (actor: AnyActorRef) => ReactElement;

/** Fetches what draws a machine's screen; an actor fits the screen of its own machine alone, so types end here. */
type Fetch = () => Promise<Stage>;

const stages: Readonly<Record<string, Fetch>> = {
  'sign-in': async () => {
    const { SignInPage } = await import('#views/sign-in/page.tsx');
    return (actor) => <SignInPage actor={actor as never} demo={null} onClose={() => {}} />;
  },
  terms: async () => {
    const { TermsPage } = await import('#views/terms/page.tsx');
    return (actor) => <TermsPage actor={actor as never} />;
  },
  profile: async () => {
    const { ProfilePage } = await import('#views/profile/page.tsx');
    return (actor) => <ProfilePage actor={actor as never} />;
  },
  home: async () => {
    const { HomePage } = await import('#views/home/page.tsx');
    return (actor) => <HomePage actor={actor as never} lists="closed" />;
  },
  fixtures: async () => {
    const { FixturesPage } = await import('#views/fixtures/page.tsx');
    return (actor) => <FixturesPage actor={actor as never} share={null} />;
  },
  share: async () => {
    const { ShareBar } = await import('#views/fixtures/share-bar.tsx');
    return (actor) => <ShareBar actor={actor as never} />;
  },
  'tournament-list': async () => {
    const { TournamentListPage } = await import('#views/fixtures/list-page.tsx');
    return (actor) => <TournamentListPage actor={actor as never} />;
  },
  'match-centre': async () => {
    const { MatchCentrePage } = await import('#views/matches/centre.tsx');
    return (actor) => <MatchCentrePage actor={actor as never} />;
  },
  'match-list': async () => {
    const { MatchesPage } = await import('#views/matches/page.tsx');
    return (actor) => <MatchesPage actor={actor as never} choices={{ tournaments: [], clubs: [] }} />;
  },
  'forgot-password': async () => {
    const { ForgotPassword } = await import('#views/password/forgot.tsx');
    return (actor) => <ForgotPassword actor={actor as never} onClose={() => {}} />;
  },
  'change-password': async () => {
    const { ChangePasswordPage } = await import('#views/password/changing.tsx');
    return (actor) => <ChangePasswordPage actor={actor as never} />;
  },
  'set-password': async () => {
    const { SetPasswordPage } = await import('#views/password/setting.tsx');
    return (actor) => <SetPasswordPage actor={actor as never} />;
  },
  notices: async () => {
    const { Messages } = await import('#views/app/messages.tsx');
    return (notices) => <Messages actors={{ notices: notices as never }} />;
  },
  'dev-clock': async () => {
    const { ClockPanel } = await import('#views/dev/clock-page.tsx');
    return (actor) => <ClockPanel actor={actor as never} />;
  },
};

/** Whether a machine has a screen that can be shown on its own. */
export const hasStage = (machine: string): boolean => machine in stages;

/** The machines whose screens can be shown on their own. */
export const stagedMachines: readonly string[] = Object.keys(stages);

/** What draws a machine's screen. */
export async function stageOf(machine: string): Promise<Stage | null> {
  return (await stages[machine]?.()) ?? null;
}
