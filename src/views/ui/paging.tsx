import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { pageNumbers, rangeText } from './page-numbers.ts';
import { PagingStep } from './paging-step.tsx';
import * as css from './paging.css.ts';
import { RowChoice } from './row-choice.tsx';

export type PagingWords = {
  /** Names the whole bar for screen readers. */
  label: string;
  of: string;
  rows: string;
  previous: string;
  next: string;
  /** Before a number, for screen readers. */
  page: string;
};

export type PagingProps = {
  /** From 1. */
  page: number;
  rows: number;
  rowChoices?: readonly number[];
  total: number;
  /** The word for what is counted, in the number that `total` asks for. */
  counted: string;
  words: PagingWords;
  onPage: (page: number) => void;
  onRows?: ((rows: number) => void) | undefined;
};

export const Paging = (props: PagingProps) => {
  const { page, rows, rowChoices = [10, 20], total, counted, words, onPage, onRows } = props;
  const last = Math.max(1, Math.ceil(total / rows));
  return (
    <div className={css.bar}>
      <span className={css.range} role="status">
        {rangeText(page, rows, total, words.of, counted)}
      </span>
      {onRows && <RowChoice label={words.rows} rows={rows} choices={rowChoices} onRows={onRows} />}
      <nav className={css.pages} aria-label={words.label}>
        <PagingStep label={words.previous} to={page - 1} last={last} icon={ChevronLeft} onPage={onPage} />
        {pageNumbers(page, last).map((one, index) =>
          one === 'gap' ? (
            <span key={`gap ${index}`} className={css.gap}>
              …
            </span>
          ) : (
            <button
              key={one}
              type="button"
              className={css.page}
              aria-label={`${words.page} ${one}`}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPage(one)}
            >
              {one}
            </button>
          ),
        )}
        <PagingStep label={words.next} to={page + 1} last={last} icon={ChevronRight} onPage={onPage} />
      </nav>
    </div>
  );
};
