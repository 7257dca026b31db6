import SunMoon from 'lucide-react/icons/sun-moon';
import { Content } from '#views/ui/content.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Wordmark } from '#views/ui/wordmark.tsx';
import { PartsActions } from './parts-actions.tsx';
import { PartsChoices } from './parts-choices.tsx';
import { PartsCloth } from './parts-cloth.tsx';
import { PartsColour } from './parts-colour.tsx';
import { PartsFields } from './parts-fields.tsx';
import { PartsMessages } from './parts-messages.tsx';
import { PartsPopups } from './parts-popups.tsx';
import { PartsStates } from './parts-states.tsx';
import { PartsStatus } from './parts-status.tsx';
import { PartsTable } from './parts-table.tsx';
import { PartsType } from './parts-type.tsx';
import * as css from './parts.css.ts';

const switchTheme = () => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset['theme'] = (root.dataset['theme'] ?? system) === 'dark' ? 'light' : 'dark';
};

/** Every part of the kit in its variants and states, on one sheet. */
export const Parts = () => (
  <>
    <header className={css.bar}>
      <Content>
        <div className={css.barRow}>
          <Wordmark name="Baulk" />
          <IconButton label="Switch light and dark" icon={SunMoon} onClick={switchTheme} />
        </div>
      </Content>
    </header>
    <Content>
      <main className={css.page}>
        <PartsColour />
        <PartsType />
        <PartsActions />
        <PartsStatus />
        <PartsFields />
        <PartsChoices />
        <PartsMessages />
        <PartsPopups />
        <PartsTable />
        <PartsCloth />
        <PartsStates />
      </main>
    </Content>
  </>
);
