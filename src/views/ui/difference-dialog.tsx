import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import * as css from './difference-dialog.css.ts';
import { Table } from './table.tsx';
import { TwoLine } from './two-line.tsx';

/** One field, as the two have it. */
export type Difference = { field: string; mine: string; theirs: string };

export type DifferenceDialogProps = {
  words: {
    differTitle: string;
    differPurpose: string;
    differNone: string;
    field: string;
    mine: string;
    theirs: string;
    keepMine: string;
    takeTheirs: string;
    stay: string;
    close: string;
  };
  rows: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Goes back to what was typed; nothing is decided. */
  onStay: () => void;
};

const nameOf = ({ field }: Difference) => <TwoLine main={field} />;

const wholeDay = (text: string): ReactNode =>
  /^\d{2}-\d{2}-\d{4}$/.test(text) ? <span className={css.day}>{text}</span> : text;
const mineOf = ({ mine }: Difference) => wholeDay(mine);
const theirsOf = ({ theirs }: Difference) => wholeDay(theirs);

/** What two people have made of one record, field by field, for the second of them to decide. */
export const DifferenceDialog = ({
  words,
  rows,
  onKeepMine,
  onTakeTheirs,
  onStay,
}: DifferenceDialogProps) => (
  <Dialog
    state="open"
    title={words.differTitle}
    purpose={words.differPurpose}
    closeLabel={words.close}
    onClose={onStay}
    footer={
      <>
        <Button tone="secondary" onClick={onStay}>
          {words.stay}
        </Button>
        <Button tone="secondary" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button tone="primary" onClick={onKeepMine}>
          {words.keepMine}
        </Button>
      </>
    }
  >
    {rows.length === 0 ? (
      <p>{words.differNone}</p>
    ) : (
      <Table
        label={words.differTitle}
        density="form"
        rows={rows}
        rowKey={({ field }) => field}
        columns={[
          { id: 'field', head: words.field, headState: 'hidden', place: 'title', cell: nameOf },
          { id: 'mine', head: words.mine, blockHead: true, cell: mineOf },
          {
            id: 'theirs',
            head: words.theirs,
            blockHead: true,
            cell: theirsOf,
          },
        ]}
      />
    )}
  </Dialog>
);
