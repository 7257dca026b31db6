import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Link } from '#views/ui/link.tsx';
import { PasswordField } from '#views/ui/password-field.tsx';
import { Prose } from '#views/ui/prose.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { sampleWords } from './parts-words.ts';

export type DialogKind = 'login' | 'confirm' | 'expired' | 'long';
type Popup = { state: 'open' | 'closed'; onClose: () => void };

const Login = ({ state, onClose }: Popup) => (
  <Dialog
    state={state}
    title="Login"
    purpose="Welcome back to the table."
    width="confirm"
    closing="free"
    closeLabel="Close"
    onClose={onClose}
    onSubmit={onClose}
  >
    <Stack>
      <TextField label="Email" type="email" autoComplete="username" defaultValue="andres@obelisco.co" />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        words={sampleWords.password}
        defaultValue="Chalk#147"
      />
      <Stack direction="row" justify="between">
        <Checkbox defaultChecked>Remember Me</Checkbox>
        <Link href="#forgot">Forgot your password</Link>
      </Stack>
      <Button tone="primary" width="fill" type="submit">
        Login
      </Button>
    </Stack>
  </Dialog>
);

const Confirm = ({ state, onClose }: Popup) =>
  state === 'open' && (
    <AlertDialog
      title="Off-board this Stripe account?"
      purpose="Card payments stop at once. Past transactions stay in My Transactions. You can connect again later."
      closeLabel="Close"
      cancel="Keep connected"
      onCancel={onClose}
      confirm="Off-board"
      onConfirm={onClose}
    />
  );

const Expired = ({ state, onClose }: Popup) =>
  state === 'open' && (
    <AlertDialog
      title="Session expired"
      purpose="Session expired, Please login again."
      cancel="Yes"
      onCancel={onClose}
    />
  );

const Long = ({ state, onClose }: Popup) => (
  <Dialog
    state={state}
    title="Registration Form"
    purpose="One account for every club, tournament and scoring app."
    width="wide"
    closeLabel="Close"
    onClose={onClose}
    footerNote="Verify your email to finish."
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" onClick={onClose}>
          Register
        </Button>
      </>
    }
  >
    <Prose>
      {Array.from({ length: 14 }, (_, index) => (
        <p key={index}>
          {index + 1}. The striker plays from in hand: the cue ball lies on the lines of the D or within it,
          and no ball lies between it and the baulk cushion that it touches.
        </p>
      ))}
    </Prose>
  </Dialog>
);

const kinds = { login: Login, confirm: Confirm, expired: Expired, long: Long };

export type PartsDialogProps = { kind: DialogKind | 'none'; onClose: () => void };

export const PartsDialog = ({ kind, onClose }: PartsDialogProps) =>
  Object.entries(kinds).map(([name, Kind]) => (
    <Kind key={name} state={kind === name ? 'open' : 'closed'} onClose={onClose} />
  ));
