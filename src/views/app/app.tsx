import { Router } from 'wouter';
import '#styles/global.css.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { Boundary } from './boundary.tsx';
import { boxOf, FirstReadingContext, type FirstReadingBox } from './first-reading.ts';
import { Messages } from './messages.tsx';
import { Popups } from './popups.tsx';
import { Screen } from './screen.tsx';
import { useNavigation } from './use-navigation.ts';

export type AppProps = {
  actors: AppActors;
  /** The address below which the app lives; the second bundle has one of its own. */
  base?: string;
  /** What the page was served with. */
  first?: FirstReadingBox;
  /** The address to render where no window is. */
  servedAt?: string;
};

const nothing = boxOf(null);

/** The whole product: the screen of the address, the popups over it, and what people are told. */
export const App = ({ actors, base = '', first = nothing, servedAt }: AppProps) => (
  <Boundary>
    <FirstReadingContext value={first}>
      <Router base={base} {...(servedAt === undefined ? {} : { ssrPath: servedAt })}>
        <Place actors={actors} />
      </Router>
    </FirstReadingContext>
  </Boundary>
);

const Place = ({ actors }: { actors: AppActors }) => {
  const navigation = useNavigation(actors);
  return (
    <>
      <Screen actors={actors} address={navigation.address} visitor={navigation.visitor} />
      <Popups actors={actors} onClose={navigation.closePopup} />
      <Messages actors={actors} />
    </>
  );
};
