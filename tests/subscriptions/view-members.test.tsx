import { membersModel } from '#machines/subscriptions/members-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { MembersSection } from '#views/subscriptions/members.tsx';

proveView(membersModel, (actor) => <MembersSection actor={actor} />);
