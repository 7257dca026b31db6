import { useSelector } from '@xstate/react';
import type { Match } from '#machines/tournaments/plan-setup.ts';
import type { OrderRead } from '#machines/tournaments/plan-setup.ts';
import type { PlanField, PlanOptions } from '#domain/tournaments/plan-form.ts';
import { dayWords } from '#domain/words/days.ts';
import { planPageWords as words } from '#domain/words/plan-page.ts';
import { tableWords } from '#domain/words/tables.ts';
import {
  selectDraft,
  selectFault,
  selectIsLocked,
  selectIsPlanning,
  selectLeft,
  selectOptions,
  selectRefusal,
} from '#machines/tournaments/plan-selectors.ts';
import type { PlanActor } from '#machines/tournaments/plan.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { DateTimeField } from '#views/ui/date-time-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import * as css from './entering.css.ts';
import * as own from './plan.css.ts';
import { pairOf } from './plan-rows.tsx';

type Props = { plan: PlanActor; order: OrderRead };

/** Gives all matches that wait for it a time and a table. */
export const PlanForm = ({ plan, order }: Props) => {
  const options = useSelector(plan, selectOptions);
  const refusal = useSelector(plan, selectRefusal);
  const draft = useSelector(plan, selectDraft);
  const isLocked = useSelector(plan, selectIsLocked);
  const isPlanning = useSelector(plan, selectIsPlanning);
  if (options === null) return null;
  return (
    <form
      noValidate
      data-print="hidden"
      onSubmit={(event) => {
        event.preventDefault();
        plan.send({ type: 'plan' });
      }}
    >
      <Card as="section" padding="form">
        <CardHead>{words.plan}</CardHead>
        <Stack>
          <p className={css.muted}>
            {words.planNote} {words.clocks(order.tournament.timeZone)}
          </p>
          {refusal !== null && draft === null && (
            <Banner tone="error" announce="alert">
              {refusal}
            </Banner>
          )}
          <Left plan={plan} order={order} />
          <Fields plan={plan} order={order} options={options} />
          <Stack direction="row" justify="end">
            <Button type="submit" state={isPlanning ? 'busy' : 'idle'} disabled={isLocked && !isPlanning}>
              {words.planNow}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </form>
  );
};

const Left = ({ plan, order }: Props) => {
  const left = useSelector(plan, selectLeft);
  if (left.length === 0) return null;
  const matches = order.tournament.Rounds.flatMap(({ Matches: of }) => of);
  const named = left.flatMap((id): Match[] => matches.filter(({ matchId }) => matchId === id));
  return (
    <Banner tone="warning" announce="status">
      {words.left(left.length)} {named.map((match) => `${match.matchName} (${pairOf(match)})`).join(', ')}
    </Banner>
  );
};

const texts = [
  ['dayFrom', 'time'],
  ['dayTo', 'time'],
  ['minutes', 'text'],
  ['rest', 'text'],
] as const satisfies [PlanField, string][];

const Fields = ({ plan, order, options }: Props & { options: PlanOptions }) => {
  const fault = useSelector(plan, selectFault);
  const isLocked = useSelector(plan, selectIsLocked);
  const change = (changed: Partial<PlanOptions>): void =>
    plan.send({ type: 'option.changed', options: changed });
  const toggle = (id: number, isChosen: boolean): void => {
    const others = options.tableIds.filter((one) => one !== id);
    change({ tableIds: isChosen ? [...others, id] : others });
  };
  return (
    <div className={layout.fields}>
      <div className={layout.full}>
        <DateTimeField
          label={words.fields.from}
          words={dayWords}
          value={options.from}
          state={isLocked ? 'busy' : 'idle'}
          error={fault?.field === 'from' ? fault.text : undefined}
          onChange={(from) => change({ from })}
        />
      </div>
      {texts.map(([field, type]) => (
        <div key={field} className={layout.half}>
          <TextField
            label={words.fields[field]}
            type={type}
            inputMode={type === 'text' ? 'numeric' : undefined}
            maxLength={type === 'text' ? 3 : undefined}
            value={options[field]}
            state={isLocked ? 'busy' : 'idle'}
            error={fault?.field === field ? fault.text : undefined}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        </div>
      ))}
      <fieldset className={own.choices} disabled={isLocked}>
        <legend>{words.fields.tableIds}</legend>
        {fault?.field === 'tableIds' && (
          <Banner tone="error" announce="alert">
            {fault.text}
          </Banner>
        )}
        {order.tables.map((table) => (
          <Checkbox
            key={table.tableId}
            checked={options.tableIds.includes(table.tableId)}
            disabled={table.state === 'outOfOrder'}
            onCheckedChange={(isChosen) => toggle(table.tableId, isChosen)}
          >
            {words.tableIn(tableWords.named(table), words.states[table.state])}
          </Checkbox>
        ))}
      </fieldset>
      <div className={layout.full}>
        <Checkbox
          checked={options.replan}
          disabled={isLocked}
          onCheckedChange={(replan) => change({ replan })}
        >
          {words.fields.replan}
        </Checkbox>
      </div>
    </div>
  );
};
