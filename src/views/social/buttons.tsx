import type { SocialProvider } from '#domain/social/providers.ts';
import { socialWords as words } from '#domain/words/social.ts';
import { Button } from '#views/ui/button.tsx';
import * as css from './buttons.css.ts';

export type SocialButtonsProps = {
  providers: readonly SocialProvider[];
  state: 'idle' | 'busy';
  onChoose: (provider: SocialProvider) => void;
};

/** One button for each provider of this installation; nothing where there is none. */
export const SocialButtons = ({ providers, state, onChoose }: SocialButtonsProps) =>
  providers.length > 0 && (
    <div className={css.block}>
      <p className={css.or}>{words.or}</p>
      {providers.map((provider) => (
        <Button
          key={provider.provider}
          width="fill"
          tone="secondary"
          disabled={state === 'busy'}
          aria-label={words.with[provider.provider]}
          onClick={() => onChoose(provider)}
        >
          {words.with[provider.provider]}
          {provider.mode === 'sandbox' && <span className={css.mark}>{words.sandboxMark}</span>}
        </Button>
      ))}
    </div>
  );
