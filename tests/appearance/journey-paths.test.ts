import { themeCookie } from '#domain/appearance/theme.ts';
import { appearanceModel } from '#machines/app/appearance-model.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn, isTakenOver } from '#tests/support/signed-in.ts';

proveInBrowser(appearanceModel, {
  begin: async (page, { start }) => {
    await beSignedIn(page, 'player@baulk.example');
    const { theme, sidebar } = start.input as { theme: string | null; sidebar: string };
    if (theme !== null) {
      await page.addInitScript(
        (kept) => {
          document.cookie = kept.theme;
          localStorage.setItem('baulk.sidebar', kept.sidebar);
        },
        { theme: `${themeCookie}=${theme}; path=/`, sidebar },
      );
    }
    await page.goto('/profile/change-password');
    await isTakenOver(page, 'Player');
  },
  calls: {},
  actors: {
    systemTheme: {
      dark: (page) => page.emulateMedia({ colorScheme: 'dark' }),
      light: (page) => page.emulateMedia({ colorScheme: 'light' }),
    },
  },
});
