import { useSelector } from '@xstate/react';
import type { OrderRead } from '#machines/tournaments/plan-setup.ts';
import { dayWords } from '#domain/words/days.ts';
import { planPageWords as words } from '#domain/words/plan-page.ts';
import { tableWords } from '#domain/words/tables.ts';
import { selectDraft, selectIsSending, selectRefusal } from '#machines/tournaments/plan-selectors.ts';
import type { PlanActor } from '#machines/tournaments/plan.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { DateTimeField } from '#views/ui/date-time-field.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Link } from '#views/ui/link.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { pairOf } from './plan-rows.tsx';

/** Asks at which table a match is called, or when and where it is played. */
export const PlanDialog = ({ plan, tables }: { plan: PlanActor; tables: OrderRead['tables'] }) => {
  const draft = useSelector(plan, selectDraft);
  const refusal = useSelector(plan, selectRefusal);
  const isSending = useSelector(plan, selectIsSending);
  if (draft === null) return null;
  const { act, match, tableId, time } = draft;
  const isCall = act === 'call';
  const dismiss = (): void => plan.send({ type: 'dismiss' });
  const players = pairOf(match);
  return (
    <Dialog
      state="open"
      width="confirm"
      title={isCall ? words.callTitle(players) : words.moveTitle(players)}
      purpose={isCall ? words.callPurpose : words.clocks(match.timeZone)}
      closeLabel={words.close}
      onClose={dismiss}
      onSubmit={() => plan.send({ type: 'submit' })}
      footer={
        <>
          <Button tone="secondary" disabled={isSending} onClick={dismiss}>
            {words.cancel}
          </Button>
          <Button type="submit" state={isSending ? 'busy' : 'idle'}>
            {isCall ? words.callNow : words.save}
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
        {!isCall && (
          <DateTimeField
            label={words.when}
            words={dayWords}
            value={time}
            state={isSending ? 'busy' : 'idle'}
            onChange={(entry) => plan.send({ type: 'draft.changed', draft: { time: entry } })}
          />
        )}
        <SelectField
          label={words.fields.tableIds}
          disabled={isSending}
          value={tableId}
          onChange={(event) =>
            plan.send({ type: 'draft.changed', draft: { tableId: event.currentTarget.value } })
          }
        >
          <option value="">{words.noTable}</option>
          {tables.map((table) => (
            <option key={table.tableId} value={String(table.tableId)}>
              {words.tableIn(tableWords.named(table), words.states[table.state])}
            </option>
          ))}
        </SelectField>
        {!isCall && match.tournament && (
          <Link href={`/create-match?id=${match.matchId}&tournament=${match.tournament.tournamentId}`}>
            {words.referee}
          </Link>
        )}
      </Stack>
    </Dialog>
  );
};
