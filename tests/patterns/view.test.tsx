import { namesModel } from '#machines/patterns/paged-list-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { NamesList } from './names-list.tsx';

proveView(namesModel, (actor) => <NamesList actor={actor} />);
