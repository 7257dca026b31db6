import { useSelector } from '@xstate/react';
import { personalDataWords as words } from '#domain/words/personal-data.ts';
import type { PersonalDataActor } from '#machines/personal-data/machine.ts';
import { selectDoing, selectName, selectRefusal } from '#machines/personal-data/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Stack } from '#views/ui/stack.tsx';
import * as css from './section.css.ts';

export { personalDataMachine as machine } from '#machines/personal-data/machine.ts';

const title = 'personal-data-title';

/** What is kept of a person: as a file, or erased. */
export const PersonalData = ({ actor }: { actor: PersonalDataActor }) => {
  const doing = useSelector(actor, selectDoing);
  const name = useSelector(actor, selectName);
  const refusal = useSelector(actor, selectRefusal);
  return (
    <div className={css.section}>
      <Card as="section" padding="form" labelledBy={title}>
        <CardHead id={title}>{words.title}</CardHead>
        <Stack gap={4}>
          <p>{name === null ? words.own : words.ofOther(name)}</p>
          {refusal !== null && (
            <Banner tone="error" announce="alert">
              {refusal}
            </Banner>
          )}
          <div className={css.actions}>
            <Button
              tone="secondary"
              state={doing === 'exporting' ? 'busy' : 'idle'}
              disabled={doing !== 'idle' && doing !== 'exporting'}
              onClick={() => actor.send({ type: 'download' })}
            >
              {words.download}
            </Button>
            <Button tone="danger" disabled={doing !== 'idle'} onClick={() => actor.send({ type: 'erase' })}>
              {words.erase}
            </Button>
          </div>
        </Stack>
        {(doing === 'asking' || doing === 'erasing') && (
          <AlertDialog
            title={name === null ? words.ownTitle : words.otherTitle(name)}
            purpose={words.purpose}
            closeLabel={words.keep}
            state={doing === 'erasing' ? 'busy' : 'idle'}
            cancel={words.keep}
            onCancel={() => actor.send({ type: 'keep' })}
            confirm={words.now}
            onConfirm={() => actor.send({ type: 'confirm' })}
            tone="dangerSolid"
          />
        )}
      </Card>
    </div>
  );
};
