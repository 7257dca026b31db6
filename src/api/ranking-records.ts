import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import type { Discipline } from '#domain/games.ts';
import { categoryForm, categoryPayload } from '#domain/rankings/category-form.ts';
import { levelForm, levelPayload } from '#domain/rankings/level-form.ts';
import { rankingForm, rankingPayload } from '#domain/rankings/ranking-form.ts';
import type { RecordForm, RecordKind } from '#domain/rankings/record-form.ts';
import { ratingForm, ratingPayload } from '#domain/ratings/form.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];

/** Which record is meant; a rating is that of a member in a discipline. */
export type RecordAddress = { kind: RecordKind; clubId: number; id: number | null; discipline: Discipline };

/** Something that can be chosen in a record: members of a category, or the categories of a ranking. */
export type RecordChoice = { value: string; label: string; hasLeft?: boolean };

/** A record as it was read; null where there is none. A new one has choices alone. */
export type RecordAnswer = {
  form: Partial<RecordForm>;
  name: string;
  version: string;
  choices: RecordChoice[];
} | null;

const nothing = { form: {}, name: '', version: '' };

/** Reads what the form of a record needs. */
export const readRankingRecord = fromPromise<RecordAnswer, RecordAddress>(({ input, signal }) =>
  readers[input.kind](input, signal),
);

type Reader = (address: RecordAddress, signal: AbortSignal) => Promise<RecordAnswer>;

const readers: Readonly<Record<RecordKind, Reader>> = {
  async level({ clubId, id }, signal) {
    if (id === null) return { ...nothing, choices: [] };
    const params = { path: { clubId } };
    const { rows } = await answerOf(() => client.GET('/level/club/{clubId}', { params, signal }));
    const level = rows.find(({ levelId }) => levelId === id);
    return level ? { form: levelForm(level), name: level.name, version: level.version, choices: [] } : null;
  },
  async ranking({ clubId, id }, signal) {
    const params = { path: { clubId } };
    const { rows } = await answerOf(() => client.GET('/category/club/{clubId}', { params, signal }));
    const choices = rows.map(({ categoryId, name }) => ({ value: String(categoryId), label: name }));
    if (id === null) return { ...nothing, choices };
    const kept = await answerOf(() =>
      client.GET('/ranking/club/{clubId}', { params: { ...params, query: {} }, signal }),
    );
    const ranking = kept.rows.find(({ rankingId }) => rankingId === id);
    return ranking
      ? { form: rankingForm(ranking), name: ranking.name, version: ranking.version, choices }
      : null;
  },
  async category({ clubId, id }, signal) {
    const query = { roleId: 5 as const, clubId, limit: 1000, pageNumber: 1 };
    const { rows } = await answerOf(() => client.GET('/player', { params: { query }, signal }));
    const members = rows.map(({ userId, fullName }) => ({ value: String(userId), label: fullName }));
    if (id === null) return { ...nothing, choices: members };
    const params = { path: { id } };
    const category = await answerOf(() => client.GET('/category/{id}', { params, signal }));
    const others = category.people
      .filter(({ userId }) => !members.some(({ value }) => value === String(userId)))
      .map(({ userId, fullName, isMember }) => ({
        value: String(userId),
        label: fullName,
        hasLeft: !isMember,
      }));
    const { name, version } = category;
    return { form: categoryForm(category), name, version, choices: [...members, ...others] };
  },
  async rating({ clubId, id, discipline }, signal) {
    const query = { discipline, limit: 1, pageNumber: 1, ...(id !== null && { userId: id }) };
    const params = { path: { clubId }, query };
    const { rows } = await answerOf(() => client.GET('/rating/club/{clubId}', { params, signal }));
    const [member] = rows;
    if (!member || member.userId !== id) return null;
    const { fullName, version } = member;
    return { form: ratingForm(member), name: fullName, version, choices: [] };
  },
};

type Sent = RecordAddress & { form: RecordForm; saved: RecordForm; version: string };

/** Adds a record; sent again under its key, it is added once. */
export const createRankingRecord = fromPromise<Schemas['Created'], Sent & { key: string }>(
  ({ input: { kind, clubId, form, key }, signal }) => {
    const params = { header: { 'Idempotency-Key': key } };
    if (kind === 'level') {
      const body = { clubId, ...levelPayload(form) };
      return answerOf(() => client.POST('/level', { params, body, signal }));
    }
    if (kind === 'category') {
      const body = { clubId, ...categoryPayload(form) };
      return answerOf(() => client.POST('/category', { params, body, signal }));
    }
    const body = { clubId, ...rankingPayload(form) };
    return answerOf(() => client.POST('/ranking', { params, body, signal }));
  },
);

/** Changes a record on the version that was read. */
export const updateRankingRecord = fromPromise<Schemas['Message'], Sent>(
  ({ input: { kind, clubId, id, discipline, form, saved, version }, signal }) => {
    const params = { header: { 'If-Match': version } };
    const given = id ?? 0;
    switch (kind) {
      case 'level': {
        const body = { levelId: given, ...levelPayload(form) };
        return answerOf(() => client.PUT('/level', { params, body, signal }));
      }
      case 'category': {
        const body = { categoryId: given, ...categoryPayload(form) };
        return answerOf(() => client.PUT('/category', { params, body, signal }));
      }
      case 'ranking': {
        const body = { rankingId: given, ...rankingPayload(form) };
        return answerOf(() => client.PUT('/ranking', { params, body, signal }));
      }
      case 'rating': {
        const body = { clubId, userId: given, discipline, ...ratingPayload(form, saved) };
        return answerOf(() => client.PUT('/rating', { params, body, signal }));
      }
    }
  },
);

/** Deletes a record on the version that was read; a rating cannot be deleted. */
export const deleteRankingRecord = fromPromise<Schemas['Message'], RecordAddress & { version: string }>(
  ({ input: { kind, id, version }, signal }) => {
    const params = { path: { id: id ?? 0 }, header: { 'If-Match': version } };
    if (kind === 'level') return answerOf(() => client.DELETE('/level/{id}', { params, signal }));
    if (kind === 'category') return answerOf(() => client.DELETE('/category/{id}', { params, signal }));
    return answerOf(() => client.DELETE('/ranking/{id}', { params, signal }));
  },
);
