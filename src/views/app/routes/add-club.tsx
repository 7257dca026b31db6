import { useActorRef, useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { useHosted } from '#views/app/use-hosted.ts';
import { clubFormWords as words } from '#domain/words/club-form.ts';
import { clubEntitlementsMachine } from '#machines/clubs/entitlements.ts';
import type { ClubFormActor } from '#machines/clubs/form.ts';
import {
  selectDiscards,
  selectForm,
  selectIsLogoLocked,
  selectKnown,
  selectLogoStart,
} from '#machines/clubs/form-selectors.ts';
import { hosted } from '#machines/patterns/hosted.ts';
import { ChannelDraftsSection, draftsMachine } from '#views/channels/drafts-section.tsx';
import { ChannelsSection } from '#views/channels/section.tsx';
import { ClubFormPage, machine } from '#views/clubs/form-page.tsx';
import { PictureField, pictureMachine } from '#views/images/picture-field.tsx';
import { LicencesSection } from '#views/licences/section.tsx';
import { deskMachine, ResendButton } from '#views/players/resend.tsx';
import { choicesMachine } from '#views/registration/page.tsx';

/** The channels that come with a new club are sent with it. */
const draftsOn = hosted<typeof draftsMachine, ClubFormActor>({
  guest: draftsMachine,
  newsOfGuest: ({ channels }) => ({ type: 'channels.changed', channels }),
});

const logoOn = hosted<typeof pictureMachine, ClubFormActor>({
  guest: pictureMachine,
  newsOfGuest: (event) =>
    event.type === 'picture.changed' ? { type: 'logo.changed', logo: event.change } : null,
});

/** The form of a club: of the one that the address names, else of a new one. */
export const AddClub = ({ actors }: { actors: AppActors }) => {
  const said = new URLSearchParams(useSearch()).get('clubId') ?? '';
  const clubId = /^[1-9]\d{0,9}$/.test(said) && Number(said) <= 2_147_483_647 ? Number(said) : null;
  return <Club key={clubId} actors={actors} clubId={clubId} />;
};

type Props = { actors: AppActors; clubId: number | null };
type PartProps = { actors: AppActors; form: ClubFormActor };

const Club = ({ actors, clubId }: Props) => {
  const [, navigate] = useLocation();
  const userId = useSelector(actors.session, ({ context }) => context.user?.userId ?? 0);
  const actor = useActorRef(machine, { input: { clubId, typedBy: userId } });
  const choicesActor = useActorRef(choicesMachine, { input: {} });
  const choices = useSelector(choicesActor, ({ context }) => context);
  useReports(choicesActor, actors.app);
  useEmitted(actor, {
    left: () => {
      // Whoever came by the address itself has nothing of ours to go back to.
      if (history.length > 1) history.back();
      else navigate('/club-management');
    },
  });
  return (
    <ClubFormPage
      actor={actor}
      choices={choices}
      logo={<Logo actors={actors} form={actor} />}
      resend={<Resend actors={actors} form={actor} />}
      entitlements={
        clubId === null ? (
          <NewChannels actors={actors} form={actor} />
        ) : (
          <Entitlements actors={actors} clubId={clubId} />
        )
      }
    />
  );
};

/** Begins again with the club that was read: someone else may have changed its logo meanwhile. */
const Logo = ({ actors, form }: PartProps) => {
  const { key, kept } = useSelector(form, selectLogoStart, (one, other) => one.key === other.key);
  return <LogoField key={key} actors={actors} form={form} kept={kept} />;
};

const LogoField = ({ actors, form, kept }: PartProps & { kept: string | null }) => {
  const actor = useHosted(actors, logoOn, form, {
    purpose: 'logo',
    isCut: false,
    saving: 'withForm',
    kept,
  });
  const { name } = useSelector(form, selectForm);
  const isLocked = useSelector(form, selectIsLogoLocked);
  return <PictureField actor={actor} label={words.logo} name={name} shape="club" isLocked={isLocked} />;
};

/** The link for a first password, mailed again to the point of contact. */
const Resend = ({ actors, form }: PartProps) => {
  const known = useSelector(form, selectKnown);
  const { ownerName } = useSelector(form, selectForm);
  const desk = useActorRef(deskMachine);
  useReports(desk, actors.app);
  if (known?.userId == null) return null;
  return (
    <ResendButton
      desk={desk}
      player={{ userId: known.userId, fullName: ownerName, version: known.version }}
    />
  );
};

/** The licences of a club and its channels. */
const Entitlements = ({ actors, clubId }: { actors: AppActors; clubId: number }) => {
  const userId = useSelector(actors.session, ({ context }) => context.user?.userId ?? 0);
  const page = useActorRef(clubEntitlementsMachine, { input: { clubId, userId } });
  const { licences, channels } = useSelector(page, ({ children }) => children);
  useReports(page, actors.app);
  if (licences === undefined || channels === undefined) return null;
  return (
    <>
      <LicencesSection actor={licences} />
      <ChannelsSection actor={channels} />
    </>
  );
};

/** The channels that come with a new club are sent with it; those of a draft come back without their keys. */
const NewChannels = ({ actors, form }: PartProps) => (
  <ChannelDrafts key={useSelector(form, selectDiscards)} actors={actors} form={form} />
);

const ChannelDrafts = ({ actors, form }: PartProps) => {
  const { channels: rows } = form.getSnapshot().context.form;
  const actor = useHosted(actors, draftsOn, form, { rows });
  return <ChannelDraftsSection actor={actor} />;
};
