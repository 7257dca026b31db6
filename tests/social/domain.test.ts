import { describe, expect, it } from 'vitest';
import { authorizationAddress, readSocialReturn } from '#domain/social/providers.ts';

const attempt = { nonce: 'a-nonce', state: 'a-state', origin: 'https://baulk.example' };

describe('the address of a provider’s window', () => {
  it('asks Google for a token that carries the nonce, in the fragment of an address of ours', () => {
    const address = new URL(
      authorizationAddress({ provider: 'google', mode: 'live', clientId: 'an app' }, attempt),
    );
    expect(address.origin).toBe('https://accounts.google.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'an app',
      redirect_uri: 'https://baulk.example/social/return',
      state: 'a-state',
      response_type: 'id_token',
      scope: 'openid email profile',
      nonce: 'a-nonce',
      prompt: 'select_account',
    });
  });

  it('asks Facebook for a token in the same way', () => {
    const address = new URL(
      authorizationAddress({ provider: 'facebook', mode: 'live', clientId: '4711' }, attempt),
    );
    expect(address.origin).toBe('https://www.facebook.com');
    expect(address.searchParams.get('response_type')).toBe('token');
    expect(address.searchParams.get('redirect_uri')).toBe('https://baulk.example/social/return');
  });

  it('stays here while no keys are set', () => {
    for (const provider of ['google', 'facebook'] as const) {
      const address = authorizationAddress({ provider, mode: 'sandbox', clientId: null }, attempt);
      expect(address.startsWith('https://baulk.example/social/sandbox?')).toBe(true);
    }
  });
});

describe('what a window comes back with', () => {
  it.each([
    ['state=s&id_token=a.b.c', { state: 's', token: 'a.b.c' }],
    ['#access_token=t&state=s', { state: 's', token: 't' }],
    ['state=s&error=access_denied', { state: 's', token: null }],
    ['id_token=a.b.c', null],
    ['state=&id_token=a', null],
    ['', null],
    ['%zz', null],
  ])('%j', (fragment, told) => {
    expect(readSocialReturn(fragment)).toEqual(told);
  });
});
