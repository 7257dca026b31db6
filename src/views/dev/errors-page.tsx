import { devWords } from '#domain/words/dev.ts';
import { Card } from '#views/ui/card.tsx';
import type { Column } from '#views/ui/table-column.ts';
import { Table } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { errorCatalogue, seenText, type CatalogueRow } from './error-catalogue.ts';
import { ToolPage } from './tool-page.tsx';

const words = devWords.catalogue;

const columns: Column<CatalogueRow>[] = [
  {
    id: 'situation',
    head: words.situation,
    place: 'title',
    cell: ({ id, requirements }) => <TwoLine main={words.situations[id]} detail={requirements.join(', ')} />,
  },
  {
    id: 'switch',
    head: words.switch,
    cell: ({ switch: name }) => (name ? devWords.switches[name].label : words.noSwitch),
  },
  {
    id: 'steps',
    head: words.steps,
    cell: ({ steps }) => words.how[steps],
  },
  { id: 'seen', head: words.seen, cell: ({ seen }) => seen.map(seenText).join('. ') },
];

/** The whole error catalogue. */
export const ErrorsPage = () => (
  <ToolPage title={words.title} detail={words.detail}>
    <Card padding="none">
      <Table
        label={words.title}
        columns={columns}
        rows={errorCatalogue}
        rowKey={({ id, steps, switch: name }) => `${id} ${steps} ${name}`}
      />
    </Card>
  </ToolPage>
);
