import { languageOf, type Language } from '#domain/language/languages.ts';
import { isRoleId, type RoleId } from '#domain/roles.ts';

/** The signed-in user as the browser keeps it (document 000, section 3). */
export type StoredUser = {
  userId: number;
  fullName: string;
  email: string;
  roleId: RoleId;
  /** Null shows the placeholder. */
  profileImage: string | null;
  firstLogin: boolean;
  isReferee: boolean;
  /** The language kept with the account, if one was chosen. */
  language?: Language | null;
  hasSecondFactor?: boolean;
};

/** A club of the user, in the session's own spelling of its name too; one that is switched off can only be read. */
export type ClubEntry = { clubId: number; name: string; clubName: string; isActive: boolean };

/** Who has signed in as far as the terms; never the password. */
export type PendingUser = {
  userId: number;
  token: string;
  shouldRemember: boolean;
  email: string;
  /** After a registration or an activation, which leads to the payment page once the terms are accepted. */
  isFirst?: true;
};

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stored user read back, or null when the value is damaged or not ours. */
export function readUser(value: unknown): StoredUser | null {
  if (!isRecord(value)) return null;
  const { userId, fullName, email, roleId, profileImage, firstLogin, isReferee, language, hasSecondFactor } =
    value;
  if (!Number.isInteger(userId) || typeof fullName !== 'string' || typeof email !== 'string') return null;
  if (!isRoleId(roleId)) return null;
  return {
    userId: userId as number,
    fullName,
    email,
    roleId,
    profileImage: typeof profileImage === 'string' ? profileImage : null,
    firstLogin: firstLogin === true,
    isReferee: isReferee === true,
    ...(typeof language === 'string' ? { language: languageOf(language) } : {}),
    ...(typeof hasSecondFactor === 'boolean' ? { hasSecondFactor } : {}),
  };
}

/** Stored clubs read back; entries that are damaged are left out. */
export function readClubs(value: unknown): ClubEntry[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ clubId, name, clubName, isActive }) => {
    if (!Number.isInteger(clubId) || typeof name !== 'string') return [];
    const named = typeof clubName === 'string' ? clubName : name;
    return [{ clubId: clubId as number, name, clubName: named, isActive: isActive !== false }];
  });
}

/** A stored pending user read back, or null when the value is damaged or not ours. */
export function readPending(value: unknown): PendingUser | null {
  if (!isRecord(value)) return null;
  const { userId, token, shouldRemember, email, isFirst } = value;
  if (!Number.isInteger(userId) || typeof token !== 'string' || typeof email !== 'string') return null;
  return {
    userId: userId as number,
    token,
    shouldRemember: shouldRemember === true,
    email,
    ...(isFirst === true ? { isFirst } : {}),
  };
}
