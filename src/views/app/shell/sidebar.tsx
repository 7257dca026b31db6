import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { navigationWords } from '#domain/words/navigation.ts';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { SidebarNav, type SidebarNavProps } from './sidebar-nav.tsx';
import * as css from './sidebar.css.ts';

const words = navigationWords.sidebar;

export type SidebarProps = SidebarNavProps & {
  onStateChange: (state: SidebarNavProps['state']) => void;
};

/** The office's sections beside the page: 248 pixels open, 64 collapsed; phones have the drawer instead. */
export const Sidebar = ({ onStateChange, ...nav }: SidebarProps) => {
  const isOpen = nav.state === 'open';
  return (
    <aside className={css.sidebar} aria-label={words.label} data-sidebar={nav.state}>
      <div className={css.head}>
        <Brand ground="shell" />
        <span className={css.toggle}>
          <IconButton
            label={isOpen ? words.collapse : words.expand}
            icon={isOpen ? PanelLeftClose : PanelLeftOpen}
            tone="ghostOnShell"
            size="small"
            onClick={() => onStateChange(isOpen ? 'collapsed' : 'open')}
          />
        </span>
      </div>
      <SidebarNav {...nav} />
    </aside>
  );
};
