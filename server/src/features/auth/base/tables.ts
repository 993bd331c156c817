import { isNotNull } from '../../../platform/database/drizzle.ts'
import { bytes, id, instant, reference } from '../../../platform/database/index.ts'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../../../platform/database/pg-core.ts'

export const users = pgTable('users', {
  id: id(),
  username: text().notNull(),
  /** The username as it is compared: see `accountKey`. */
  usernameKey: text().notNull().unique('users_username_key'),
  /** The name that visitors and invited people see; null for the username. */
  displayName: text(),
  email: text().notNull(),
  emailKey: text().notNull().unique('users_email_key'),
  /** When somebody showed to read the mails to it; null for an address that anybody may have typed. */
  emailConfirmedAt: instant(),
  /** An address that takes its place once it is confirmed. */
  pendingEmail: text(),
  /** What passkeys know the account by: random, and nothing else names it so. Null until its first passkey. */
  passkeyHandle: bytes().unique('users_passkey_handle_key'),
  /** Argon2id in PHC format; null for who has come by an identity provider and set none so far. */
  passwordHash: text(),
  /** What is in force: written where an account is made and by billing alone. */
  subscriptionTier: text().notNull().default('free'),
  /** What the operator gave; no payment and no end of one takes it away. */
  grantedTier: text(),
  /** Whose anniversaries begin the months that credits are counted in; null for calendar months. */
  billingAnchorAt: instant(),
  createdAt: instant().notNull(),
  /** Since when the operator has shut it; null for an account that is open. */
  disabledAt: instant(),
  /** The product's own: nobody's account, that nobody signs in to and that counts nowhere. */
  isSystem: boolean().notNull().default(false),
})

export const sessions = pgTable(
  'sessions',
  {
    /** How its owner names it; it opens nothing. */
    id: id(),
    /** SHA-256 of the cookie's token: who reads the table can't sign in with it. */
    tokenHash: bytes().notNull().unique('sessions_token_hash_key'),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the browser that it was begun in: see `knownDevices`. */
    deviceHash: bytes().notNull(),
    /** Where it was used last; as `networkOf` cuts it. */
    address: text().notNull(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** Its end, however often it is used. */
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Browsers in which somebody has signed in to an account: strangers' guesses don't keep them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the token in the browser's cookie for the account. */
    tokenHash: bytes().primaryKey(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the last sign-in came from, as `networkOf` cuts it. */
    network: text().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.network), index().on(table.lastUsedAt)],
)

/** What touched an account's security: see `recordSecurityEvent`. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Hours since 1970: events that come in numbers are one row an hour. Null for the others. */
    hour: integer(),
    times: integer().notNull().default(1),
    subject: text(),
    /** The member of the account's workspace who did it; null for the account itself. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** As `networkOf` cuts it. */
    address: text(),
    userAgent: text(),
    happenedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.actorId).where(isNotNull(table.actorId)),
    unique().on(table.userId, table.name, table.hour),
    index().on(table.userId, table.happenedAt),
    index().on(table.happenedAt),
  ],
)

/** Links that register one account each. Only a hash is stored of what they carry. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: bytes().primaryKey(),
    /** The only address that may be registered by it, as it is compared; null for any. */
    emailKey: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** What a link or a challenge carries that can be redeemed once. Only its hash is stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytes().primaryKey(),
    purpose: text().notNull(),
    /** Null where no account is known yet. */
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** What belongs to it, such as the address that it confirms. */
    content: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** The second step of signing in to an account. */
export const twoSteps = pgTable('two_steps', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret that the authenticator app has, sealed: see `sealSecret`. */
  sealedSecret: text().notNull(),
  /** Null until the first code has come: it isn't asked for before. */
  confirmedAt: instant(),
  /** The newest step of time (RFC 6238) whose code was used: neither it nor an older one opens again. */
  lastStep: integer(),
})

/** Codes that stand in for the authenticator app, once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code as it is compared. */
    codeHash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Key pairs of people's devices that sign in to an account; the private halves are on the devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: bytes().notNull().unique('passkeys_credential_id_key'),
    /** In COSE's form. */
    publicKey: bytes().notNull(),
    /** How often the device says that it was used (32 bits); 0 where it doesn't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the device, such as `internal`. */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.userId)],
)

/** Sign-ins of an identity provider that open an account: see `features/auth/oidc`. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Issuer and subject of OpenID Connect: together they are one person, whatever their address is. */
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As the provider named it when it was used last; it opens nothing. */
    email: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [unique('identities_subject_key').on(table.issuer, table.subject), index().on(table.userId)],
)
