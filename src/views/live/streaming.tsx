import { useSelector } from '@xstate/react';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { useId } from 'react';
import type { OverlayForm } from '#domain/live/overlay.ts';
import { liveWords } from '#domain/words/live.ts';
import {
  selectAddresses,
  selectFollows,
  selectIsCopying,
  selectIsRefused,
  type StreamingActor,
} from '#machines/live/streaming.ts';
import { Banner } from '#views/ui/banner.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import * as css from './streaming.css.ts';

export { streamingMachine as machine } from '#machines/live/streaming.ts';

const words = liveWords.streaming;

type Props = { actor: StreamingActor };

/** The addresses of a match's or a table's overlays, for whoever streams it. */
export const StreamingCard = ({ actor }: Props) => {
  const title = useId();
  const follows = useSelector(actor, selectFollows);
  const isRefused = useSelector(actor, selectIsRefused);
  const addresses = useSelector(
    actor,
    selectAddresses,
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );
  return (
    <Card as="section" labelledBy={title}>
      <div className={css.card}>
        <h2 id={title} className={css.title}>
          {words.title}
        </h2>
        <p className={css.text}>{follows === 'match' ? words.textOfMatch : words.textOfTable}</p>
        <p className={css.text}>{words.hint}</p>
        {isRefused && (
          <Banner tone="warning" announce="alert">
            {words.refused}
          </Banner>
        )}
        {addresses.map(({ form, address }) => (
          <Address key={form} actor={actor} form={form} address={address} />
        ))}
      </div>
    </Card>
  );
};

const Address = ({ actor, form, address }: Props & { form: OverlayForm; address: string }) => {
  const isCopying = useSelector(actor, selectIsCopying);
  const name = words.forms[form];
  return (
    <div className={css.line}>
      <div className={css.field}>
        <TextField label={name} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
      </div>
      <Button
        icon={Copy}
        aria-label={words.copyOf(name)}
        aria-disabled={isCopying}
        onClick={() => actor.send({ type: 'copy', form })}
      >
        {words.copy}
      </Button>
      <ButtonLink
        href={address}
        target="_blank"
        rel="noopener"
        icon={ExternalLink}
        aria-label={words.openOf(name)}
      >
        {words.open}
      </ButtonLink>
    </div>
  );
};
