import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BareLayout } from '#views/app/shell/bare-layout.tsx';
import { PublicLayout } from '#views/app/shell/public-layout.tsx';
import { showPublic } from './shell.tsx';

const footer = () => within(screen.getByRole('contentinfo'));

describe('the footer', () => {
  it('A-1.24, A-1.28: names the operator and the year that it was given', () => {
    showPublic({ operator: 'Asociación Limeña de Billar', year: 2031 });
    expect(footer().getByText('© 2031 Asociación Limeña de Billar')).toBeDefined();
    expect(footer().getByText(/^Run by Asociación Limeña de Billar/)).toBeDefined();
  });

  it.each([
    ['A-1.25', 'Terms & Conditions', '/termsConditions'],
    ['A-1.26', 'Privacy Policy', '/privacyPolicy'],
  ])('%s: links to the %s', (_, name, href) => {
    showPublic();
    expect(footer().getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('A-1.27: shows an icon for each page that the operator has, and none for others', () => {
    showPublic({
      links: {
        facebook: 'https://facebook.example/baulk',
        instagram: null,
        youtube: 'https://youtube.example/b',
      },
    });
    const icons = within(footer().getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(icons.map((icon) => [icon.getAttribute('aria-label'), icon.getAttribute('href')])).toEqual([
      ['Facebook', 'https://facebook.example/baulk'],
      ['YouTube', 'https://youtube.example/b'],
    ]);
  });

  it('A-1.27: has no empty list when the operator has no pages', () => {
    showPublic({ links: { facebook: null } });
    expect(footer().queryByRole('list', { name: 'Social media' })).toBeNull();
  });
});

describe('layouts', () => {
  it('of overlays hold the page and nothing else', () => {
    render(<BareLayout>40 : 36</BareLayout>);
    expect(screen.getByRole('main').textContent).toBe('40 : 36');
    expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null]);
  });

  it('of public pages render without a browser, for visitors and members alike', () => {
    const html = (visitor: Parameters<typeof PublicLayout>[0]['visitor']) =>
      renderToString(
        <PublicLayout
          visitor={visitor}
          path="/faq"
          theme="light"
          operator="PABSA"
          links={{}}
          year={2026}
          onThemeChange={() => {}}
          onRegister={() => {}}
          onSignOut={() => {}}
          menu={{ state: 'closed', onOpen: () => {}, onClose: () => {} }}
        >
          <h1>FAQ</h1>
        </PublicLayout>,
      );
    expect(html({ kind: 'signedOut' })).toContain('Member Registration');
    const user = { fullName: 'Marisol Echeverri', roleId: 5, profileImage: null };
    expect(html({ kind: 'signedIn', user, clubs: [] })).toContain('Marisol Echeverri');
  });
});
