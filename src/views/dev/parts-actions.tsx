import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '#views/ui/button.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Stack } from '#views/ui/stack.tsx';
import * as css from './parts.css.ts';

const tones = ['primary', 'secondary', 'ghost', 'danger', 'dangerSolid'] as const;

const States = () => (
  <Stack direction="row" gap={2}>
    <Button tone="primary" icon={Plus}>
      Add new Club
    </Button>
    <Button tone="primary" icon={Plus} state="busy">
      Add new Club
    </Button>
    <Button tone="primary">Register</Button>
    <Button tone="primary" state="busy">
      Register
    </Button>
    <Button disabled>Code sent</Button>
    <Button size="small" icon={RefreshCw}>
      Renew
    </Button>
    <Button size="small" state="busy">
      Renew
    </Button>
  </Stack>
);

export const PartsActions = () => (
  <section className={css.most}>
    <SectionTitle action={<Link href="#all">All buttons</Link>}>Buttons</SectionTitle>
    <Stack>
      <Stack direction="row" gap={2}>
        {tones.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone === 'dangerSolid' ? 'Off-board' : `The ${tone} one`}
          </Button>
        ))}
      </Stack>
      <States />
      <Stack direction="row" gap={2}>
        <ButtonLink href="#registration" tone="primary">
          Member registration
        </ButtonLink>
        <ButtonLink href="#login" tone="ghost">
          Log in
        </ButtonLink>
        <IconButton label="Edit club" icon={Pencil} />
        <IconButton label="Delete club" icon={Trash} />
        <IconButton label="More" icon={Ellipsis} size="small" />
        <Link href="#forgot">Forgot your password</Link>
      </Stack>
    </Stack>
  </section>
);
