import { useSelector } from '@xstate/react';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { errorWords } from '#domain/words/errors.ts';
import { seedsWords as words } from '#domain/words/seeds.ts';
import type { SeedsActor } from '#machines/tournaments/seeds.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Combobox } from '#views/ui/combobox.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { followPointer } from '#views/ui/follow-pointer.ts';
import { IconButton } from '#views/ui/icon-button.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as muted from './entering.css.ts';
import * as css from './seeds.css.ts';

type Props = { actor: SeedsActor };
type Snapshot = ReturnType<SeedsActor['getSnapshot']>;

/** Who is seeded, the best first; dragged, or moved by keys. */
export const SeedsSection = ({ actor }: Props) => {
  const at = useSelector(actor, (snapshot) => snapshot);
  return (
    <Card as="section" padding="form">
      <CardHead>{words.title}</CardHead>
      {at.matches('loading') ? (
        <SkeletonRows label={words.loading} count={3} />
      ) : at.matches('failed') ? (
        <Stack align="start">
          <Banner tone="error" title={words.failed} announce="alert">
            {at.context.refusal}
          </Banner>
          <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
        </Stack>
      ) : (
        <Seeds at={at} send={actor.send} />
      )}
      {at.matches('resolvingConflict') && <ResolvingConflict at={at} send={actor.send} />}
    </Card>
  );
};

type PartProps = { at: Snapshot; send: SeedsActor['send'] };

const Seeds = ({ at, send }: PartProps) => {
  const { players, order, refusal, said } = at.context;
  const isEditing = at.matches('editing');
  const others = players.filter(({ userId }) => !order.includes(userId));
  const isSaving = at.hasTag('busy');
  return (
    <Stack>
      <p className={muted.muted}>{words.purpose}</p>
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      {order.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <ol className={css.seeds} aria-busy={isSaving}>
            {order.map((userId) => (
              <Seed key={userId} userId={userId} at={at} send={send} />
            ))}
          </ol>
          <p className={muted.muted}>{words.hint}</p>
        </>
      )}
      <Field label={words.add}>
        {(control) => (
          <Combobox
            {...control}
            name="seed"
            label={words.add}
            value=""
            choices={others.map(({ userId, name }) => ({ value: String(userId), label: name }))}
            words={words.addChoice}
            state={isEditing ? 'idle' : 'busy'}
            onChoose={(value) => {
              if (value !== '') send({ type: 'seed', userId: Number(value) });
            }}
          />
        )}
      </Field>
      <Stack direction="row" gap={2} justify="end">
        <Button disabled={!at.can({ type: 'discard' })} onClick={() => send({ type: 'discard' })}>
          {words.discard}
        </Button>
        <Button
          tone="secondary"
          state={isSaving ? 'busy' : 'idle'}
          disabled={!isSaving && !at.can({ type: 'save' })}
          onClick={() => send({ type: 'save' })}
        >
          {words.save}
        </Button>
      </Stack>
      <VisuallyHidden>
        <span aria-live="assertive">{said}</span>
      </VisuallyHidden>
    </Stack>
  );
};

/** Their order beside the own one. */
const ResolvingConflict = ({ at, send }: PartProps) => {
  const { players, order, saved } = at.context;
  const nameOf = (id: number | undefined) =>
    players.find(({ userId }) => userId === id)?.name ?? words.nobody;
  const places = order.length < saved.length ? saved : order;
  return (
    <DifferenceDialog
      words={words}
      rows={places.map((_, place) => ({
        field: words.place(place + 1),
        mine: nameOf(order[place]),
        theirs: nameOf(saved[place]),
      }))}
      onKeepMine={() => send({ type: 'keep.mine' })}
      onTakeTheirs={() => send({ type: 'take.theirs' })}
      onStay={() => send({ type: 'stay' })}
    />
  );
};

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

const Seed = ({ userId, at, send }: PartProps & { userId: number }) => {
  const { players, order, lifted } = at.context;
  const name = players.find((player) => player.userId === userId)?.name ?? '';
  const place = order.indexOf(userId);
  const isLifted = at.matches('lifted') && lifted === userId;
  const lift = { type: 'lift', userId } as const;
  const button = useRef<HTMLButtonElement>(null);
  // A row that moves takes the focus from what is in it.
  useEffect(() => {
    if (isLifted && place >= 0) button.current?.focus();
  }, [isLifted, place]);

  function press(event: KeyboardEvent): void {
    if (!isLifted) return;
    const step = steps[event.key];
    if (step !== undefined) send({ type: 'move', to: place + step });
    else if (event.key === 'Home') send({ type: 'move', to: 0 });
    else if (event.key === 'End') send({ type: 'move', to: order.length });
    else if (event.key === 'Escape') send({ type: 'put.back' });
    else return;
    event.preventDefault();
  }

  function drag(event: PointerEvent): void {
    if (event.button !== 0 || isLifted || !at.can(lift)) return;
    send(lift);
    followPointer('ol > li', {
      over: (to) => send({ type: 'move', to }),
      end: (how) => send({ type: how === 'up' ? 'drop' : 'put.back' }),
    });
  }

  return (
    <li className={css.seed} data-state={isLifted ? 'lifted' : 'lying'}>
      <span className={css.handle}>
        <IconButton
          ref={button}
          label={isLifted ? words.drop(name) : words.move(name)}
          icon={GripVertical}
          size="small"
          aria-disabled={!isLifted && !at.can(lift)}
          onKeyDown={press}
          onPointerDown={drag}
          onClick={(event) => {
            // A click with a count is the end of a drag; keys and screen readers click without one.
            if (event.detail === 0) send(isLifted ? { type: 'drop' } : lift);
          }}
        />
      </span>
      <span className={css.number}>{place + 1}</span>
      <span className={css.name}>{name}</span>
      <IconButton
        label={words.remove(name)}
        icon={X}
        size="small"
        disabled={!at.matches('editing')}
        onClick={() => send({ type: 'remove', userId })}
      />
    </li>
  );
};
