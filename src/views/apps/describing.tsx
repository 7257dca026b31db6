import { useSelector } from '@xstate/react';
import { appWords as words } from '#domain/words/apps.ts';
import type { AppsActor } from '#machines/apps/machine.ts';
import { selectFault, selectIsBusy } from '#machines/apps/selectors.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { TextAreaField } from '#views/ui/text-area-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { Entry } from './entry.tsx';

/** Name and description of an app; one that is there can also be offered or not. */
export const Describing = ({ actor }: { actor: AppsActor }) => {
  const app = useSelector(actor, ({ context }) => context.app);
  const form = useSelector(actor, ({ context }) => context.form);
  const fault = useSelector(actor, selectFault);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Entry actor={actor} title={app === null ? words.addTitle : words.editTitle}>
      <TextField
        name="appName"
        label={words.fields.appName}
        value={form.appName}
        maxLength={100}
        autoComplete="off"
        state={isBusy ? 'busy' : 'idle'}
        error={fault?.field === 'appName' ? fault.text : undefined}
        onChange={(event) =>
          actor.send({ type: 'form.changed', change: { appName: event.currentTarget.value } })
        }
      />
      <TextAreaField
        name="description"
        label={words.fields.description}
        mark={words.optional}
        value={form.description}
        maxLength={2000}
        readOnly={isBusy}
        error={fault?.field === 'description' ? fault.text : undefined}
        onChange={(event) =>
          actor.send({ type: 'form.changed', change: { description: event.currentTarget.value } })
        }
      />
      {app !== null && (
        <Checkbox
          checked={form.isActive}
          disabled={isBusy}
          onCheckedChange={(isActive) => actor.send({ type: 'form.changed', change: { isActive } })}
        >
          {words.fields.isActive}
        </Checkbox>
      )}
    </Entry>
  );
};
