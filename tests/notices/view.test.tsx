import { platformWords } from '#domain/words/platform.ts';
import { noticesModel } from '#machines/app/notices-model.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { elementOf } from '#tests/support/dom-surface.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { Messages, ToastRegion } from '#views/app/messages.tsx';

// A browser fetches it once its page is hydrated.
await ToastRegion.fetch();

const dismiss = () => elementOf(document.body, { role: 'button', name: platformWords.dismiss });

proveView(noticesModel, (notices: AppActors['notices']) => <Messages actors={{ notices }} />, {
  outside: {
    hold: () => dismiss().focus(),
    release: () => dismiss().blur(),
  },
});
