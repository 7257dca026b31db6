import { transition } from 'xstate';
import { articleMachine, type ArticleEvent } from '#domain/machines/article.ts';

/** The status ids of news. */
export type ArticleStatus = 'draft' | 'scheduled' | 'published' | 'withdrawn';

/** Where an article is in its life. */
export type ArticleLife = { readonly status: ArticleStatus; readonly publishedAt: string | null };

/** What people do to the life of an article. */
export type ArticleMove = Exclude<ArticleEvent['type'], 'time.came'>;

/** The move that leads to a status. */
export const moveTo = {
  draft: 'redraft',
  scheduled: 'schedule',
  published: 'publish',
  withdrawn: 'withdraw',
} as const satisfies Record<ArticleStatus, ArticleMove>;

const later = { at: '9999-12-31T00:00:00Z', now: '1970-01-01T00:00:00Z' } as const;

const placed = ({ status, publishedAt }: ArticleLife) =>
  articleMachine.resolveState({ value: status, context: { publishedAt } });

/** Whether an article of a status can be moved so, at whatever time. */
export function canMove(status: ArticleStatus, move: ArticleMove): boolean {
  return placed({ status, publishedAt: null }).can({ type: move, ...later });
}

/** Where a move leads, or the code of why it does not. */
export function moveArticle(
  life: ArticleLife,
  move: ArticleMove,
  { at, now }: { at: string; now: string },
): ArticleLife | 'news_status' | 'news_schedule_past' {
  if (!canMove(life.status, move)) return 'news_status';
  const event: ArticleEvent = { type: move, at, now };
  const before = placed(life);
  if (!before.can(event)) return 'news_schedule_past';
  const [after] = transition(articleMachine, before, event);
  return { status: after.value, publishedAt: after.context.publishedAt };
}
