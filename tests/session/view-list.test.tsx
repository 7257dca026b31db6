import { sessionListModel } from '#machines/session/list-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { SessionList } from '#views/session/list.tsx';

proveView(sessionListModel, (actor) => <SessionList actor={actor} />);
