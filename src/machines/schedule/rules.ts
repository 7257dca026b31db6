import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { getScheduleRules, updateScheduleRules, type ScheduleRules } from '#api/schedule.ts';
import { recallDraft } from '#browser/drafts.ts';
import { usualRules } from '#domain/booking/rules.ts';
import { isOneLine } from '#domain/one-line.ts';
import { fieldWords } from '#domain/words/fields.ts';
import {
  blankRules,
  findRulesFormFault,
  numberFields,
  rulesDifferences,
  rulesFormOf,
  rulesRequest,
  withDayCopied,
  withException,
  withExceptionChanged,
  withWindow,
  withWindowChanged,
  type ExceptionForm,
  type RulesForm,
  type WindowForm,
} from '#domain/schedule/rules-form.ts';
import { rulesWords as words } from '#domain/words/schedule-rules.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, said } from '#machines/patterns/params.ts';
import {
  changedForm,
  draftKey,
  recordContext,
  type RecordContext,
  type RecordEvent,
} from '#machines/patterns/record-context.ts';
import { recordEditor } from '#machines/patterns/record-editor.ts';
import { standingRecordEvents, standingRecordStates } from '#machines/patterns/record-states.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** What is known of the rules besides what is typed. */
export type KnownRules = Pick<ScheduleRules, 'club' | 'zone' | 'currency' | 'version'>;

export type RulesContext = RecordContext<RulesForm, KnownRules> & { clubId: number };

/** What is typed or chosen beside the lists of hours. */
export type RuleChange = Partial<Omit<RulesForm, 'windows' | 'exceptions'>>;

export type RulesEvent =
  | RecordEvent
  | { type: 'window.added'; weekday: number }
  | { type: 'window.changed'; key: number; change: Partial<WindowForm> }
  | { type: 'window.removed'; key: number }
  | { type: 'day.copied'; weekday: number }
  | { type: 'exception.added' }
  | { type: 'exception.changed'; key: number; change: Partial<ExceptionForm> }
  | { type: 'exception.removed'; key: number }
  | { type: 'rule.changed'; change: RuleChange };

export type RulesEmitted = { type: 'left' } | Telling;

/** What the editor knows of the rules of a club. */
export const scheduleRules = {
  differences: rulesDifferences,
  draftName: ({ clubId }: RulesContext): string => `schedule-rules-${clubId}`,
  findFault: ({ form }: RulesContext) => {
    const fault = findRulesFormFault(form);
    if (fault === null) {
      const place = form.exceptions.findIndex(({ note }) => !isOneLine(note));
      return place === -1 ? null : { field: `exceptions/${place}/note`, text: fieldWords.oneLine };
    }
    const limits = numberFields[fault.field as keyof typeof numberFields] ?? { least: 0, most: 0 };
    const text =
      fault.code === 'numberWrong'
        ? words.faults.numberWrong(limits.least, limits.most)
        : words.faults[fault.code];
    return { field: fault.field, text };
  },
  fieldOf: (field: string) => (field === 'hours' ? 'windows' : field.replace(/^rules\//, '')),
};

const { actions, guards } = recordEditor<RulesForm, KnownRules, RulesContext, RulesEvent>(scheduleRules);

const read = ({ event: { output } }: { event: { output: ScheduleRules } }) => {
  const { rules, hours, exceptions, ...known } = output;
  return { form: rulesFormOf({ rules, hours, exceptions }), known };
};

type In = { context: RulesContext };
const change = <Params>(of: (form: RulesForm, params: Params) => RulesForm) =>
  assign<RulesContext, RulesEvent, Params, RulesEvent, never>(({ context: { form } }, params) =>
    changedForm(of(form, params)),
  );
const typed = <const Type extends string>(type: Type) =>
  ({ target: '.clear', actions: [{ type, params: asked }, 'storeDraft'] }) as const;

/** When a club is open, and how its tables are booked. */
export const rulesMachine = setup({
  types: {
    context: {} as RulesContext,
    events: {} as RulesEvent,
    emitted: {} as RulesEmitted,
    input: {} as { clubId: number; typedBy?: number },
    tags: {} as 'busy',
  },
  actors: { getScheduleRules, updateScheduleRules, recallDraft },
  actions,
  guards,
})
  .extend({
    actions: {
      addWindow: change((form, { weekday }: { weekday: number }) => withWindow(form, weekday)),
      changeWindow: change((form, { key, change: to }: { key: number; change: Partial<WindowForm> }) =>
        withWindowChanged(form, key, to),
      ),
      removeWindow: change((form, { key }: { key: number }) => ({
        ...form,
        windows: form.windows.filter((one) => one.key !== key),
      })),
      copyDay: change((form, { weekday }: { weekday: number }) => withDayCopied(form, weekday)),
      addException: change((form) => withException(form, '')),
      changeException: change((form, { key, change: to }: { key: number; change: Partial<ExceptionForm> }) =>
        withExceptionChanged(form, key, to),
      ),
      removeException: change((form, { key }: { key: number }) => ({
        ...form,
        exceptions: form.exceptions.filter((one) => one.key !== key),
      })),
      changeRule: change((form, { change: to }: { change: RuleChange }) => ({ ...form, ...to })),
      setMissing: assign({ refusal: () => words.notFound }),
      tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
      tellLeft: emit({ type: 'left' }),
    },
  })
  .createMachine({
    id: 'schedule-rules',
    context: ({ input: { typedBy = null, clubId } }) => ({
      ...recordContext(typedBy, blankRules(usualRules)),
      clubId,
    }),
    initial: 'loading',
    states: {
      ...standingRecordStates({
        load: { src: 'getScheduleRules', input: ({ context: { clubId } }: In) => ({ clubId }) },
        update: {
          src: 'updateScheduleRules',
          input: ({ context: { clubId, form, known } }: In) => ({
            clubId,
            body: rulesRequest(form),
            version: known?.version ?? '',
          }),
        },
        draft: ({ context }: In) => draftKey(context, scheduleRules),
        read,
        saved: { target: 'left', actions: { type: 'tellSuccess', params: said } },
      }),
      editing: {
        description:
          'Hours and rules can be changed and saved at any moment; each change is kept in this tab.',
        initial: 'clear',
        on: {
          ...standingRecordEvents,
          'window.added': typed('addWindow'),
          'window.changed': typed('changeWindow'),
          'window.removed': typed('removeWindow'),
          'day.copied': typed('copyDay'),
          'exception.added': { target: '.clear', actions: ['addException', 'storeDraft'] },
          'exception.changed': typed('changeException'),
          'exception.removed': typed('removeException'),
          'rule.changed': typed('changeRule'),
        },
        states: { ...formMessages, refused: stayingRefusal },
      },
    },
  });

export type RulesActor = ActorRefFrom<typeof rulesMachine>;
