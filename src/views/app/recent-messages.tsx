import { shallowEqual, useSelector } from '@xstate/react';
import { platformWords as words } from '#domain/words/platform.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectRecent } from '#machines/app/selectors.ts';
import * as css from './recent-messages.css.ts';

/** What went before everyone had read it, for whoever needs longer. */
export const RecentMessages = ({ actors: { notices } }: { actors: Pick<AppActors, 'notices'> }) => {
  const recent = useSelector(notices, selectRecent, shallowEqual);
  if (recent.length === 0) return null;
  return (
    <details className={css.recent}>
      <summary className={css.title}>{words.recentMessages}</summary>
      <ul className={css.list}>
        {recent.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </details>
  );
};
