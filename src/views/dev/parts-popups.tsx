import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#views/ui/button.tsx';
import { Drawer } from '#views/ui/drawer.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Link } from '#views/ui/link.tsx';
import { Menu } from '#views/ui/menu.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { MenuLabel } from '#views/ui/menu-label.tsx';
import { MenuLink } from '#views/ui/menu-link.tsx';
import { MenuRule } from '#views/ui/menu-rule.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { Tooltip } from '#views/ui/tooltip.tsx';
import { Wordmark } from '#views/ui/wordmark.tsx';
import { PartsDialog, type DialogKind } from './parts-dialog.tsx';
import * as css from './parts.css.ts';

const ClubMenu = () => (
  <Menu trigger={<IconButton label="Actions of the club" icon={Ellipsis} tone="secondary" />} align="start">
    <MenuLabel>Club Billares Obelisco</MenuLabel>
    <MenuLink href="#edit" icon={Pencil}>
      Edit club
    </MenuLink>
    <MenuItem icon={Mail} onSelect={() => {}}>
      Resend email
    </MenuItem>
    <MenuRule />
    <MenuItem icon={Trash} tone="danger" onSelect={() => {}}>
      Delete club
    </MenuItem>
  </Menu>
);

export const PartsPopups = () => {
  const [dialog, setDialog] = useState<DialogKind | 'none'>('none');
  const [drawer, setDrawer] = useState<'open' | 'closed'>('closed');
  const close = () => setDialog('none');
  return (
    <section className={css.half}>
      <SectionTitle>Popups</SectionTitle>
      <Stack direction="row" gap={2}>
        <Button onClick={() => setDialog('login')}>Login</Button>
        <Button onClick={() => setDialog('confirm')}>Confirm</Button>
        <Button onClick={() => setDialog('expired')}>Session expired</Button>
        <Button onClick={() => setDialog('long')}>Long</Button>
        <Button onClick={() => setDrawer('open')}>Drawer</Button>
        <ClubMenu />
        <Tooltip content="Also member of 2 more clubs">
          <Button tone="ghost">Club Billares Obelisco</Button>
        </Tooltip>
      </Stack>
      <PartsDialog kind={dialog} onClose={close} />
      <Drawer
        state={drawer}
        title="Menu"
        closeLabel="Close"
        onClose={() => setDrawer('closed')}
        brand={<Wordmark name="Baulk" ground="shell" />}
      >
        <Stack gap={3}>
          <Link href="#home" tone="onShell">
            Home
          </Link>
          <Link href="#faq" tone="onShell">
            FAQ
          </Link>
        </Stack>
      </Drawer>
    </section>
  );
};
