import { describe, expect, it } from 'vitest';
import { clubEntitlementsModel } from '#machines/clubs/entitlements-model.ts';
import { ownEntryPageModel } from '#machines/tournaments/own-entry-page-model.ts';
import { registrationPageModel } from '#machines/registration/page-model.ts';
import { signInPageModel } from '#machines/sign-in/page-model.ts';
import { drawPageModel } from '#machines/tournaments/draw-page-model.ts';
import { schedulePageModel } from '#machines/schedule/page-model.ts';
import { rootModel } from '#machines/app/root-model.ts';
import { planSystem } from '#model-testing/system-plan.ts';

describe.each([
  rootModel,
  clubEntitlementsModel,
  drawPageModel,
  ownEntryPageModel,
  registrationPageModel,
  schedulePageModel,
  signInPageModel,
])('$id with its own children', (model) => {
  const { covered, messages } = planSystem(model);

  it('takes every transition by what comes from outside the system', () => {
    expect(covered[model.id]?.missing).toEqual([]);
  });

  it('hears from its children and speaks to them', () => {
    expect(messages.some(({ to }) => to === model.id)).toBe(true);
    expect(messages.some(({ from, to }) => from === model.id && to !== null)).toBe(true);
  });
});
