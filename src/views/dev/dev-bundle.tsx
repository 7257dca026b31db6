import { Route, Router, Switch, useRoute } from 'wouter';
import { errorWords } from '#domain/words/errors.ts';
import { devWords } from '#domain/words/dev.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { ClockPage } from './clock-page.tsx';
import { ErrorsPage } from './errors-page.tsx';
import { LiveMachines, Machines, MachineStage } from './machines/lazy.tsx';
import { Parts } from './parts.tsx';
import { Product } from './product.tsx';
import { StartPage } from './start-page.tsx';

/** Everything below `/dev`; the product has a router of its own there, and routers add up. */
export const DevBundle = () => {
  const [isProduct] = useRoute('/dev/app/*?');
  if (isProduct) return <Product />;
  return (
    <Router base="/dev">
      <Switch>
        <Route path="/" component={StartPage} />
        <Route path="/parts" component={Parts} />
        <Route path="/errors" component={ErrorsPage} />
        <Route path="/clock" component={ClockPage} />
        <Route path="/machines" component={Machines} />
        <Route path="/machines/live" component={LiveMachines} />
        <Route path="/machines/stage/*?" component={MachineStage} />
        <Route>
          <main>
            <PageMessage
              title={errorWords.notFound}
              actions={<ButtonLink href="/dev">{devWords.start}</ButtonLink>}
            />
          </main>
        </Route>
      </Switch>
    </Router>
  );
};
