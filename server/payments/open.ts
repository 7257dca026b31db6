import type { PaymentSettings } from './configuration.ts';
import { tracedPort } from '#server/platform/tracing.ts';
import type { PaymentProvider } from './port.ts';
import type { SandboxParts } from './sandbox/provider.ts';

/** Opens the provider that the settings name, or none; each is loaded where it is needed alone. */
export async function openProvider(
  settings: PaymentSettings,
  parts: SandboxParts,
): Promise<PaymentProvider | null> {
  if (settings.mode === 'off') return null;
  const provider =
    settings.mode === 'stripe'
      ? (await import('./stripe/provider.ts')).createStripe(settings)
      : (await import('./sandbox/provider.ts')).createSandbox(parts);
  return tracedPort('payment', provider, { provider: provider.name });
}
