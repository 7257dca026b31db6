import { useSelector } from '@xstate/react';
import { walkthroughScenes, walkthroughWords as words } from '#domain/words/faq.ts';
import type { WalkthroughActor } from '#machines/faq/walkthrough.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Scene } from './scenes.tsx';
import { WalkthroughButton } from './walkthrough-button.tsx';
import * as css from './walkthrough.css.ts';

type Props = { actor: WalkthroughActor };

/** The button of the walkthrough and the popup that it opens, where both are there at once. */
export const Walkthrough = ({ actor }: Props) => (
  <>
    <WalkthroughButton actor={actor} />
    <WalkthroughPopup actor={actor} />
  </>
);

/** The popup of the walkthrough: a film, or scenes one after the other. */
export const WalkthroughPopup = ({ actor }: Props) => {
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches('closed'));
  const isFilmed = useSelector(actor, (snapshot) => snapshot.matches('filmed'));
  return (
    <Dialog
      state={isOpen ? 'open' : 'closed'}
      title={words.title}
      width="form"
      closing="free"
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'close' })}
    >
      {isFilmed ? <Filmed actor={actor} /> : isOpen && <Scenes actor={actor} />}
    </Dialog>
  );
};

const Filmed = ({ actor }: Props) => {
  const film = useSelector(actor, ({ context }) => context.film);
  return (
    film && (
      <video
        className={css.film}
        src={film.url}
        aria-label={words.film}
        crossOrigin="anonymous"
        controls
        autoPlay
        onError={() => actor.send({ type: 'film.failed' })}
      >
        <track kind="captions" src={film.captions} srcLang="en" default />
      </video>
    )
  );
};

const Scenes = ({ actor }: Props) => {
  const step = useSelector(actor, ({ context }) => context.step);
  const shown = words.scenes[step];
  const scene = walkthroughScenes[step];
  return (
    shown &&
    scene && (
      <div className={css.body}>
        <Scene key={scene} scene={scene} />
        <div className={css.words} aria-live="polite">
          <p className={css.count}>{words.scene(step + 1, words.scenes.length)}</p>
          <h3 className={css.heading}>{shown.title}</h3>
          <p className={css.caption}>{shown.caption}</p>
        </div>
        <Keys actor={actor} />
      </div>
    )
  );
};

const Keys = ({ actor }: Props) => {
  const snapshot = useSelector(actor, (one) => one);
  const key = snapshot.matches({ shown: 'ended' })
    ? ({ type: 'again', label: words.again } as const)
    : snapshot.matches({ shown: 'playing' })
      ? ({ type: 'pause', label: words.pause } as const)
      : ({ type: 'play', label: words.play } as const);
  return (
    <div className={css.keys}>
      <Button
        tone="ghost"
        disabled={!snapshot.can({ type: 'back' })}
        onClick={() => actor.send({ type: 'back' })}
      >
        {words.back}
      </Button>
      <Button tone="primary" onClick={() => actor.send({ type: key.type })}>
        {key.label}
      </Button>
      <Button
        tone="ghost"
        disabled={!snapshot.can({ type: 'next' })}
        onClick={() => actor.send({ type: 'next' })}
      >
        {words.next}
      </Button>
    </div>
  );
};
