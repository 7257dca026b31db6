import { Router } from 'wouter';
import '#styles/global.css.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { Boundary } from './boundary.tsx';
import { Messages } from './messages.tsx';
import { Popups } from './popups.tsx';
import { Screen } from './screen.tsx';
import { useNavigation } from './use-navigation.ts';

export type AppProps = {
  actors: AppActors;
  /** The address below which the app lives; the second bundle has one of its own. */
  base?: string;
};

/** The whole product: the screen of the address, the popups over it, and what people are told. */
export const App = ({ actors, base = '' }: AppProps) => (
  <Boundary>
    <Router base={base}>
      <Place actors={actors} />
    </Router>
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
