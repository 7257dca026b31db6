import { planWords as words } from '#domain/words/plan.ts';
import { Button } from '#views/ui/button.tsx';
import type { Column } from '#views/ui/table.tsx';

/** The last column of a list of bookings: a button that opens each, named after its table and its time. */
export const detailsColumn = <Row extends { bookingId: number }>(
  namesOf: (row: Row) => readonly [table: string, time: string],
  onBooking: (bookingId: number) => void,
): Column<Row> => ({
  id: 'actions',
  head: words.onDay.columns.actions,
  headState: 'hidden',
  place: 'aside',
  align: 'end',
  cell: (row) => (
    <Button
      size="small"
      aria-label={words.mine.open(...namesOf(row))}
      onClick={() => onBooking(row.bookingId)}
    >
      {words.mine.details}
    </Button>
  ),
});
