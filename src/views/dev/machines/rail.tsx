import { useSelector } from '@xstate/react';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import { SearchField } from '#views/ui/search-field.tsx';
import type { Entry } from './catalogue.ts';
import type { ExplorerActor } from './explorer-machine.ts';
import { find } from './finder.ts';
import { hashOf, type Place } from './place.ts';
import * as css from './rail.css.ts';
import { intoView } from './into-view.ts';

export type RailProps = { actor: ExplorerActor; entries: readonly Entry[] };

/** All machines, or what a search has found of them and their states. */
export const Rail = ({ actor, entries }: RailProps) => {
  const search = useSelector(actor, ({ context }) => context.search);
  const found = find(entries, search);
  return (
    <nav className={css.rail} aria-label={words.list}>
      <div className={css.search}>
        <SearchField
          label={words.search}
          value={search}
          onChange={(event) => actor.send({ type: 'search.changed', search: event.target.value })}
        />
      </div>
      <div role="status" className={css.count} hidden={search.trim() === ''}>
        {search.trim() === '' ? '' : found.length === 0 ? words.nothingFound : words.found(found.length)}
      </div>
      <ul className={css.list}>
        {search.trim() === ''
          ? entries.map(({ chart }) => (
              <Item
                key={chart.id}
                actor={actor}
                place={{ machine: chart.id, state: null }}
                name={chart.id}
                detail={words.size(Math.max(1, chart.states.length - 1), chart.transitions.length)}
              />
            ))
          : found.map(({ place, name, detail }) => (
              <Item key={hashOf(place)} actor={actor} place={place} name={name} detail={detail} />
            ))}
      </ul>
    </nav>
  );
};

type ItemProps = { actor: ExplorerActor; place: Place; name: string; detail: string };

const Item = ({ actor, place, name, detail }: ItemProps) => {
  const isCurrent = useSelector(actor, ({ context: { place: now } }) =>
    place.state === null ? now?.machine === place.machine : now !== null && hashOf(now) === hashOf(place),
  );
  return (
    <li>
      <a
        ref={isCurrent ? intoView : undefined}
        className={css.link}
        href={hashOf(place)}
        aria-current={isCurrent}
        onClick={(event) => {
          event.preventDefault();
          actor.send({ type: 'place.chosen', place });
        }}
      >
        {name}
        <span className={css.detail}>{detail}</span>
      </a>
    </li>
  );
};
