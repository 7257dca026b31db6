import { useLayoutEffect } from 'react';

type Style = { styles: string; dynamic?: boolean };

/**
 * Stands in for the package of the same name, which writes a `<style>` element that a strict content security
 * policy refuses: constructed sheets are outside `style-src`, so the page behind a dialog stays locked.
 */
export const styleSingleton =
  () =>
  ({ styles }: Style): null => {
    useLayoutEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      };
    }, [styles]);
    return null;
  };
