import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import { machineWords } from '#domain/words/dev-machines.ts';
import { messageText, type Message } from '#model-testing/messages.ts';
import type { SystemPath } from '#model-testing/system-plan.ts';
import { membersOf } from '#model-testing/system.ts';
import { TextButton } from '#views/ui/text-button.tsx';
import type { Entry } from './catalogue.ts';
import * as details from './details.css.ts';
import type { PlayerActor } from './player-machine.ts';
import * as css from './player.css.ts';
import { PathSteps, PlayerControls } from './player.tsx';
import { outsetAt, systemOf } from './systems.ts';

const words = machineWords.system;

export type SystemPanelProps = {
  entry: Entry;
  actor: PlayerActor;
  onOpen: (actor: string) => void;
};

/** A parent with its children: who they are, what they say to each other, and their paths together. */
export const SystemPanel = ({ entry: { model }, actor, onOpen }: SystemPanelProps) => {
  const id = useSelector(actor, ({ context }) => context.path);
  const { plan } = systemOf(model);
  const path = plan.paths.find((one) => one.id === id);
  if (path) return <SystemPlayer actor={actor} path={path} />;
  return (
    <section className={details.panel} aria-label={words.title}>
      <h2 className={details.name}>{words.title}</h2>
      <p className={details.description}>{words.text}</p>
      <h3 className={details.heading}>{words.actors}</h3>
      <ul className={details.items}>
        {[...membersOf(model)].map(([name, { machine }]) => (
          <li key={name} className={details.item}>
            <TextButton onClick={() => onOpen(name)}>{name}</TextButton>{' '}
            <span className={details.kind}>{machine.id === name ? '' : machine.id}</span>
          </li>
        ))}
      </ul>
      <h3 className={details.heading}>{words.messages}</h3>
      <Messages messages={plan.messages} />
      <h3 className={details.heading}>{words.paths}</h3>
      <ul className={css.list}>
        {plan.paths.map(({ id: own, start, steps }) => (
          <li key={own}>
            <button
              type="button"
              className={css.path}
              onClick={() => actor.send({ type: 'path.chosen', path: own, length: steps.length })}
            >
              {start.name}: {machineWords.player.count(steps.length)}
              <br />
              <code className={css.id}>{own}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Messages = ({ messages }: { messages: readonly Message[] }) =>
  messages.length === 0 ? (
    <p className={details.item}>{words.silent}</p>
  ) : (
    <ul className={details.items}>
      {messages.map((message, index) => (
        <li key={index} className={details.code}>
          {messageText(message, words.outside)}
        </li>
      ))}
    </ul>
  );

/** One path: what comes from outside, step by step, and what the actors then say to each other. */
const SystemPlayer = ({ actor, path }: { actor: PlayerActor; path: SystemPath }) => {
  const step = useSelector(actor, ({ context }) => context.step);
  const { messages } = outsetAt(path, step);
  return (
    <section className={css.panel} aria-label={words.paths}>
      <PlayerControls actor={actor} id={path.id} />
      <div role="status" aria-label={words.said}>
        <h3 className={details.heading}>{words.said}</h3>
        <Messages messages={messages} />
      </div>
      <PathSteps actor={actor} at={step}>
        {[null, ...path.steps].map((one, index) => (
          <Fragment key={index}>
            {one === null
              ? `${machineWords.player.start}: ${path.start.name}`
              : `${one.offer.actor}: ${one.label}`}
            <span className={css.value}>{words.count(outsetAt(path, index).messages.length)}</span>
          </Fragment>
        ))}
      </PathSteps>
    </section>
  );
};
