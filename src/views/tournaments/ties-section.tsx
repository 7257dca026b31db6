import { useSelector } from '@xstate/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { tieWords as words } from '#domain/words/ties.ts';
import type { Tie, TiesActor } from '#machines/tournaments/ties.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './entering.css.ts';

type Props = { actor: TiesActor };

/** The ties of groups that only people can settle; nothing where there are none. */
export const TiesSection = ({ actor }: Props) => {
  const at = useSelector(actor, (snapshot) => snapshot);
  const { ties, tie } = at.context;
  return (
    <>
      {ties.length > 0 && (
        <Card as="section" padding="form">
          <CardHead>{words.title}</CardHead>
          <Stack>
            <p className={css.muted}>{words.purpose}</p>
            <ul className={css.found}>
              {ties.map((one) => (
                <li key={`${one.groupNumber} ${one.rank}`} className={css.foundRow}>
                  <TwoLine
                    main={words.shared(one.groupName, one.rank)}
                    detail={one.players.map(({ name }) => name).join(', ')}
                  />
                  <Button
                    size="small"
                    disabled={!at.matches('idle')}
                    aria-label={words.decide(one.groupName, one.rank)}
                    onClick={() => actor.send({ type: 'settle', tie: one })}
                  >
                    {words.decideShort}
                  </Button>
                </li>
              ))}
            </ul>
          </Stack>
        </Card>
      )}
      {tie !== null && !at.matches('idle') && <Ordering actor={actor} tie={tie} />}
    </>
  );
};

const Ordering = ({ actor, tie }: Props & { tie: Tie }) => {
  const at = useSelector(actor, (snapshot) => snapshot);
  const { order, by, refusal } = at.context;
  const isBusy = at.hasTag('busy');
  const dismiss = (): void => actor.send({ type: 'dismiss' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.dialogTitle(tie.groupName)}
      purpose={words.dialogPurpose}
      closeLabel={words.close}
      onClose={isBusy ? undefined : dismiss}
      onSubmit={isBusy ? undefined : () => actor.send({ type: 'confirm' })}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={dismiss}>
            {words.cancel}
          </Button>
          <Button type="submit" state={isBusy ? 'busy' : 'idle'}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal !== null && (
          <Banner tone="error" announce="alert">
            {refusal}
          </Banner>
        )}
        <ol className={css.found} aria-label={words.order}>
          {order.map((userId, place) => {
            const name = tie.players.find((player) => player.userId === userId)?.name ?? '';
            const step = (move: -1 | 1): void => actor.send({ type: 'move', userId, step: move });
            return (
              <li key={userId} className={css.foundRow}>
                <span>{`${place + 1}. ${name}`}</span>
                <span className={css.steps}>
                  <IconButton
                    label={words.up(name)}
                    icon={ArrowUp}
                    size="small"
                    disabled={isBusy || place === 0}
                    onClick={() => step(-1)}
                  />
                  <IconButton
                    label={words.down(name)}
                    icon={ArrowDown}
                    size="small"
                    disabled={isBusy || place === order.length - 1}
                    onClick={() => step(1)}
                  />
                </span>
              </li>
            );
          })}
        </ol>
        <SelectField
          label={words.by}
          disabled={isBusy}
          value={by}
          onChange={(event) =>
            actor.send({
              type: 'by.changed',
              by: event.currentTarget.value === 'playOff' ? 'playOff' : 'lot',
            })
          }
        >
          <option value="lot">{words.bys.lot}</option>
          <option value="playOff">{words.bys.playOff}</option>
        </SelectField>
      </Stack>
    </Dialog>
  );
};
