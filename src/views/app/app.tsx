import { useSelector } from '@xstate/react';
import { Router } from 'wouter';
import '#styles/global.css.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { Boundary } from './boundary.tsx';
import { boxOf, InitialDataContext, type InitialDataBox } from './initial-data.ts';
import { LanguageContext } from '#views/ui/language.ts';
import { Messages } from './messages.tsx';
import { Popups } from './popups.tsx';
import { Screen } from './screen.tsx';
import { useNavigation } from './use-navigation.ts';

export type AppProps = {
  actors: AppActors;
  /** The address below which the app lives; the second bundle has one of its own. */
  base?: string;
  /** The data that the page carries. */
  initial?: InitialDataBox;
  /** The address to render on the server. */
  ssrPath?: string;
};

const nothing = boxOf(null);

/** The whole product: the screen of the address, the popups over it, and what people are told. */
export const App = ({ actors, base = '', initial = nothing, ssrPath }: AppProps) => {
  const language = useSelector(actors.language, (snapshot) => snapshot.context.language);
  return (
    <Boundary>
      <LanguageContext value={language}>
        <InitialDataContext value={initial}>
          <Router base={base} {...(ssrPath === undefined ? {} : { ssrPath })}>
            <Place actors={actors} />
          </Router>
        </InitialDataContext>
      </LanguageContext>
    </Boundary>
  );
};

const Place = ({ actors }: { actors: AppActors }) => {
  const navigation = useNavigation(actors);
  return (
    <>
      <Screen actors={actors} address={navigation.address} visitor={navigation.visitor} />
      <Popups actors={actors} onClose={navigation.closeForm} />
      <Messages actors={actors} />
    </>
  );
};
