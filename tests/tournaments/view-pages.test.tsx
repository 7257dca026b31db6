import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { drawPageModel } from '#machines/tournaments/draw-page-model.ts';
import type { drawPageMachine } from '#machines/tournaments/draw-page.ts';
import { ownEntryPageModel } from '#machines/tournaments/own-entry-page-model.ts';
import type { ownEntryPageMachine } from '#machines/tournaments/own-entry-page.ts';
import { proveSystemView } from '#tests/support/view-system.tsx';
import { DrawChanges } from '#views/tournaments/draw-changes.tsx';
import { DrawPage } from '#views/tournaments/draw-page.tsx';
import { EntryPanel } from '#views/tournaments/entry-panel.tsx';
import { TiesSection } from '#views/tournaments/ties-section.tsx';

const Draw = ({ page }: { page: ActorRefFrom<typeof drawPageMachine> }) => {
  const { own, draw, seeds, ties, changes } = useSelector(page, ({ children }) => children);
  if (!own || !draw || !seeds || !ties || !changes) return null;
  return (
    <DrawPage
      own={own}
      draw={draw}
      seeds={seeds}
      besides={
        <>
          <TiesSection actor={ties} />
          <DrawChanges actor={changes} />
        </>
      }
    />
  );
};

const OwnEntry = ({ page }: { page: ActorRefFrom<typeof ownEntryPageMachine> }) => {
  const { own, entering } = useSelector(page, ({ children }) => children);
  if (own === undefined || entering === undefined) return null;
  return <EntryPanel own={own} entering={entering} />;
};

proveSystemView(drawPageModel, (page) => <Draw page={page} />, { unseen: ['seeds discard'] });
proveSystemView(ownEntryPageModel, (page) => <OwnEntry page={page} />, {
  unseen: ['entering check.in', 'entering enter'],
});
