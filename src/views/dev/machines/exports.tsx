import { machineWords as words } from '#domain/words/dev-machines.ts';
import type { Layout } from '#model-testing/layout.ts';
import { mermaid } from '#model-testing/mermaid.ts';
import { svg } from '#model-testing/svg.ts';
import { Button } from '#views/ui/button.tsx';
import type { Entry } from './catalogue.ts';
import * as css from './page.css.ts';

export type ExportsProps = { entry: Entry; layout: Layout };

/** A chart to take along, in each form that the kit writes. */
export const Exports = ({ entry: { chart }, layout }: ExportsProps) => (
  <div className={css.exports} role="group" aria-label={words.exports}>
    <Button size="small" onClick={() => save(`${chart.id}.mmd`, 'text/plain', mermaid(chart))}>
      {words.download.mermaid}
    </Button>
    <Button size="small" onClick={() => save(`${chart.id}.svg`, 'image/svg+xml', svg(layout))}>
      {words.download.svg}
    </Button>
    <Button
      size="small"
      onClick={() => save(`${chart.id}.json`, 'application/json', JSON.stringify(chart, null, 2))}
    >
      {words.download.json}
    </Button>
  </div>
);

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
