import { plainWords } from '#domain/audit/texts.ts';
import { reportWords } from '#domain/words/reports.ts';
import type { AuditEntry } from '#machines/reports/changes.ts';
import { timeText } from '#machines/reports/selectors.ts';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './page.css.ts';

const words = reportWords.changes;

const seals: Record<AuditEntry['seal'], Status> = {
  pending: 'notStarted',
  whole: 'active',
  broken: 'expired',
};

/** What the audit tells of a change. */
export const changeColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'what',
    get head() {
      return words.columns.what;
    },
    place: 'title',
    cell: ({ operation, record: { kind, id, name } }) => (
      <TwoLine main={plainWords(operation)} detail={words.record(words.kinds[kind], id, name)} />
    ),
  },
  {
    id: 'who',
    get head() {
      return words.columns.who;
    },
    place: 'line',
    cell: ({ user, club }) => <TwoLine main={user?.fullName ?? words.nobody} detail={club?.name} />,
  },
  {
    id: 'when',
    get head() {
      return words.columns.when;
    },
    place: 'line',
    cell: ({ at }) => <span className={css.time}>{timeText(at)}</span>,
  },
  {
    id: 'fields',
    get head() {
      return words.columns.fields;
    },
    place: 'line',
    cell: ({ changes }) => <Fields changes={changes} />,
  },
  {
    id: 'seal',
    get head() {
      return words.columns.seal;
    },
    place: 'foot',
    cell: ({ seal }) => <StatusChip status={seals[seal]}>{words.seals[seal]}</StatusChip>,
  },
];

/** Each field before and after, folded up until someone asks. */
const Fields = ({ changes }: Pick<AuditEntry, 'changes'>) => {
  if (changes.length === 0) return <span className={css.muted}>{words.looked}</span>;
  return (
    <details>
      <summary className={css.summary}>{words.fieldCount(changes.length)}</summary>
      <dl className={css.fields}>
        {changes.map(({ field, before, after }) => (
          <div key={field} className={css.field}>
            <dt className={css.fieldName}>{plainWords(field)}</dt>
            <dd className={css.values}>
              <del className={css.before}>{before ?? words.empties}</del>
              <span aria-hidden> → </span>
              <ins className={css.after}>{after ?? words.empties}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
