import type { ReactNode } from 'react';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import type { Chart, ChartState, ChartTransition } from '#model-testing/chart.ts';
import { transitionText } from '#model-testing/layout-box.ts';
import { TextButton } from '#views/ui/text-button.tsx';
import type { Entry } from './catalogue.ts';
import * as css from './details.css.ts';
import { statementOf } from './requirements.ts';

export type DetailsProps = {
  entry: Entry;
  /** The path of the chosen state; the machine as a whole where none is chosen. */
  chosen: string | null;
  onChoose: (path: string) => void;
};

/** What there is to know of a state: what it does, where it leads, and what the specification asks of it. */
export const Details = ({ entry: { chart, file }, chosen, onChoose }: DetailsProps) => {
  const state = chart.states.find(({ path }) => path === (chosen ?? '')) ?? chart.states[0];
  if (state === undefined) return null;
  const isWhole = state.parent === null;
  return (
    <section className={css.panel} aria-label={words.details}>
      <div>
        <p className={css.kind}>{isWhole ? words.machine : words.kinds[state.kind]}</p>
        <h2 className={css.name}>{isWhole ? chart.id : state.path}</h2>
      </div>
      <p className={css.description}>{state.description ?? (isWhole ? file : words.undescribed)}</p>
      <Names title={words.tags} names={state.tags} />
      <Names title={words.invokes} names={state.invokes.map(({ src }) => src)} />
      <Names title={words.entry} names={state.entry} />
      <Names title={words.exit} names={state.exit} />
      <Leaving chart={chart} state={state} onChoose={onChoose} />
      <Arriving chart={chart} state={state} onChoose={onChoose} />
      <Requirements chart={chart} state={state} />
    </section>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.section}>
    <h3 className={css.heading}>{title}</h3>
    {children}
  </div>
);

const Names = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length > 0 && (
    <Section title={title}>
      <ul className={css.items}>
        {names.map((name) => (
          <li key={name} className={css.code}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );

type PartProps = { chart: Chart; state: ChartState; onChoose: (path: string) => void };

const pathOf = ({ states, id }: Chart, state: string): string =>
  states.find((one) => one.id === state)?.path || id;

const Leaving = ({ chart, state, onChoose }: PartProps) => {
  const leaving = chart.transitions.filter(({ source }) => source === state.id);
  if (leaving.length === 0 && state.parent === null) return null;
  return (
    <Section title={words.leaving}>
      {leaving.length === 0 && <p className={css.item}>{words.noneLeaving}</p>}
      <ul className={css.items}>
        {leaving.map((transition) => (
          <li key={transition.id} className={css.item}>
            <span className={css.code}>{transitionText(transition)}</span>{' '}
            <span className={css.arrow}>→ {transition.targets.length === 0 && words.stays}</span>
            <Targets chart={chart} transition={transition} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

type TargetsProps = { chart: Chart; transition: ChartTransition; onChoose: (path: string) => void };

const Targets = ({ chart, transition, onChoose }: TargetsProps) =>
  transition.targets.map((target) => (
    <TextButton
      key={target}
      onClick={() => onChoose(chart.states.find(({ id }) => id === target)?.path ?? '')}
    >
      {pathOf(chart, target)}
    </TextButton>
  ));

const Arriving = ({ chart, state, onChoose }: PartProps) => {
  const arriving = chart.transitions.filter(
    ({ source, targets }) => source !== state.id && targets.includes(state.id),
  );
  if (arriving.length === 0) return null;
  return (
    <Section title={words.arriving}>
      <ul className={css.items}>
        {arriving.map((transition) => (
          <li key={transition.id} className={css.item}>
            <TextButton
              onClick={() => onChoose(chart.states.find(({ id }) => id === transition.source)?.path ?? '')}
            >
              {pathOf(chart, transition.source)}
            </TextButton>{' '}
            <span className={css.code}>{transitionText(transition)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Requirements = ({ chart, state }: { chart: Chart; state: ChartState }) => {
  const leaving = chart.transitions.filter(({ source }) => source === state.id);
  const ids = new Set([...state.requirements, ...leaving.flatMap(({ requirements }) => requirements)]);
  return (
    <Section title={words.requirements}>
      {ids.size === 0 && <p className={css.item}>{words.noRequirements}</p>}
      <ul className={css.items}>
        {[...ids].toSorted().map((id) => (
          <li key={id} className={`${css.item} ${css.requirement}`}>
            <span className={css.id}>{id}</span>
            <span>{statementOf(id)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
