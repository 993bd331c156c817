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
  /** The username in the form used for comparison: see `accountKey`. */
  usernameKey: text().notNull().unique('users_username_key'),
  /** The name that visitors and invited people see. Null: the username. */
  displayName: text(),
  email: text().notNull(),
  emailKey: text().notNull().unique('users_email_key'),
  /** When someone proved that they read its mail. Null for an address that anyone may have typed. */
  emailConfirmedAt: instant(),
  /** The address that replaces the present one after confirmation. */
  pendingEmail: text(),
  /** The account's random identifier for passkeys, used for nothing else. Null until its first passkey. */
  passkeyHandle: bytes().unique('users_passkey_handle_key'),
  /** Argon2id in PHC format. Null for an account from an identity provider that has set no password yet. */
  passwordHash: text(),
  /** The tier in force. Written only when an account is created and by billing. */
  subscriptionTier: text().notNull().default('free'),
  /** The tier that the operator granted. Neither a payment nor the end of one removes it. */
  grantedTier: text(),
  /** Credits are counted in months that begin on this date's anniversaries. Null for calendar months. */
  billingAnchorAt: instant(),
  createdAt: instant().notNull(),
  /** The last use of any session, to within minutes. It stays when sessions end. */
  lastSeenAt: instant(),
  /** When the operator disabled it. Null for an enabled account. */
  disabledAt: instant(),
  /** The product's own account: no one signs in to it, and it isn't counted anywhere. */
  isSystem: boolean().notNull().default(false),
})

export const sessions = pgTable(
  'sessions',
  {
    /** Its public identifier for the owner. It grants no access. */
    id: id(),
    /** SHA-256 of the cookie's token: reading the table isn't enough to sign in. */
    tokenHash: bytes().notNull().unique('sessions_token_hash_key'),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser in which it began: see `knownDevices`. */
    deviceHash: bytes().notNull(),
    /** The network of the last use, truncated by `networkOf`. */
    address: text().notNull(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When it ends, no matter how often it is used. */
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Browsers in which someone has signed in to an account. Strangers' guesses don't lock these out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the token in the browser's cookie for the account. */
    tokenHash: bytes().primaryKey(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The network of the last sign-in, truncated by `networkOf`. */
    network: text().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.network), index().on(table.lastUsedAt)],
)

/** Security events of accounts: see `recordSecurityEvent`. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Hours since 1970, for frequent events: they share one row per hour. Null for the others. */
    hour: integer(),
    times: integer().notNull().default(1),
    subject: text(),
    /** The workspace member who did it. Null for the account itself. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** Truncated by `networkOf`. */
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

/** Links that register one account each. Only a hash of the token is stored. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: bytes().primaryKey(),
    /** The only address that may register with it, in the form used for comparison. Null for any. */
    emailKey: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Tokens of links or challenges that can be redeemed once. Only a hash is stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytes().primaryKey(),
    purpose: text().notNull(),
    /** Null if no account is known yet. */
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** Data that belongs to the token, such as the address that it confirms. */
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
  /** The authenticator app's secret, sealed: see `sealSecret`. */
  sealedSecret: text().notNull(),
  /** Null until the first code has arrived. Until then, no code is required. */
  confirmedAt: instant(),
  /** The newest time step (RFC 6238) whose code was used. Codes of this step or older ones are refused. */
  lastStep: integer(),
})

/** Codes that replace a code of the authenticator app, once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code in the form used for comparison. */
    codeHash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Key pairs that sign in to an account. The private keys stay on people's devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: bytes().notNull().unique('passkeys_credential_id_key'),
    /** In COSE format. */
    publicKey: bytes().notNull(),
    /** The device's count of uses (32 bits), or 0 if it doesn't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the device, such as `internal`. */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.userId)],
)

/** Identities at a provider that sign in to an account: see `features/auth/oidc`. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Issuer and subject of OpenID Connect. Together they identify a person, no matter the address. */
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The address that the provider gave at the last use. It grants no access. */
    email: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [unique('identities_subject_key').on(table.issuer, table.subject), index().on(table.userId)],
)
