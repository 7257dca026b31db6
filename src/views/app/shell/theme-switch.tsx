import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { navigationWords } from '#domain/words/navigation.ts';
import { BareIconButton } from '#views/ui/bare-icon-button.tsx';
import { useHydrated } from '#views/ui/use-hydrated.ts';
import * as css from './theme-switch.css.ts';

/** The two looks of the product. */
type Theme = 'light' | 'dark';

export type ThemeSwitchProps = {
  /** The look that shows now, whether it was chosen or follows the system. */
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
};

/** Named after what it does next, so that no pressed state is needed. */
export const ThemeSwitch = ({ theme, onThemeChange }: ThemeSwitchProps) => {
  // The server does not know the theme of the device.
  const isKnown = useHydrated();
  const isLight = theme === 'light';
  return (
    <span className={css.place}>
      {isKnown && (
        <BareIconButton
          label={isLight ? navigationWords.theme.toDark : navigationWords.theme.toLight}
          icon={isLight ? Sun : Moon}
          onClick={() => onThemeChange(isLight ? 'dark' : 'light')}
        />
      )}
    </span>
  );
};
