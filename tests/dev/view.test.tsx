import { proveView } from '#tests/support/view-proof.tsx';
import { ClockPanel } from '#views/dev/clock-page.tsx';
import { clockModel } from '#views/dev/clock-model.ts';
import { foldModel } from '#views/dev/fold-model.ts';
import { liveModel } from '#views/dev/live-model.ts';
import { LiveSwitch } from '#views/dev/live-switch.tsx';
import { sessionToolsModel } from '#views/dev/session-tools-model.ts';
import { SwitchBar } from '#views/dev/switch-bar.tsx';
import { switchesModel } from '#views/dev/switches-model.ts';
import { barActors } from './bar.tsx';

const open = barActors();

proveView(switchesModel, (actor) => <SwitchBar {...open} switches={actor} />);
proveView(sessionToolsModel, (actor) => <SwitchBar {...open} tools={actor} />);
proveView(foldModel, (actor) => <SwitchBar {...open} fold={actor} />);
proveView(clockModel, (actor) => <ClockPanel actor={actor} />);
proveView(liveModel, (actor) => <LiveSwitch actor={actor} />);
