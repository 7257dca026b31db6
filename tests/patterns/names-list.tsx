import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import { namesWords as words, type namesMachine } from '#machines/patterns/paged-list-model.ts';

/** A list as plain as it can be, to prove the machine of all lists through a view. */
export const NamesList = ({ actor }: { actor: ActorRefFrom<typeof namesMachine> }) => {
  const list = useSelector(actor, (snapshot) => snapshot);
  const { question, rows, problem } = list.context;
  const { letter } = question.filters;
  const isStale = (['stale', 'retrying'] as const).some((upkeep) =>
    list.matches({ listing: { answered: { upkeep } } }),
  );
  return (
    <>
      <button
        type="button"
        onClick={() => actor.send({ type: 'filters.changed', filters: { letter: letter === '' ? 'A' : '' } })}
      >
        {letter === '' ? words.withA : words.all}
      </button>
      {list.hasTag('busy') && <p role="status">{words.loading}</p>}
      {isStale && <p>{words.stale}</p>}
      {list.matches({ listing: 'failed' }) && (
        <>
          <p>{problem && problemText(problem)}</p>
          <button type="button" onClick={() => actor.send({ type: 'retry' })}>
            {words.retry}
          </button>
        </>
      )}
      {list.matches({ listing: { answered: { rows: 'empty' } } }) && <p>{words.empty}</p>}
      {list.matches({ listing: { answered: { rows: 'shown' } } }) && (
        <>
          <ul>
            {rows.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => actor.send({ type: 'page.changed', page: question.page === 1 ? 2 : 1 })}
          >
            {question.page === 1 ? words.next : words.previous}
          </button>
          <select
            aria-label={words.rows}
            value={question.size}
            onChange={(event) =>
              actor.send({ type: 'size.changed', size: Number(event.currentTarget.value) })
            }
          >
            <option>10</option>
            <option>20</option>
          </select>
        </>
      )}
    </>
  );
};
