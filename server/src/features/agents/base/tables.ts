import type { IdentityProblem } from '@parleykit/contract/agent-access'
import {
  type AgentStatus,
  defaultReplyCheck,
  type ReplyCheck,
  type StarterPrompt,
} from '@parleykit/contract/agents'
import { defaultDailyReplies } from '@parleykit/contract/limits'
import type { RefusalText } from '@parleykit/contract/refusal-texts'
import { defaultTheme, type Theme } from '@parleykit/contract/themes'
import type {
  ConsentLine,
  HumanContact,
  LeadForm,
  OfficeHours,
  ProactiveMessage,
} from '@parleykit/contract/visitor-care'
import { blobs } from '../../../platform/blobs/index.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '../../../platform/database/pg-core.ts'
import { users } from '../../auth/index.ts'

/** With the entry that a question was made for by a model: it goes with it. */
export type TrainedStarterPrompt = StarterPrompt & { readonly entryId?: number | undefined }

export const agents = pgTable(
  'agents',
  {
    id: id(),
    publicId: text().notNull().unique(),
    /** Publishable: it stands in web pages, chats and reads nothing back. */
    apiKey: text().notNull().unique(),
    /** Username of the former owner who still knows the key; null once it was rotated. */
    apiKeyKnownTo: text(),
    /** SHA-256 of the key for the owner's servers, in hex; null while there is none. */
    secretKeyHash: text(),
    secretKeyEnding: text(),
    /** Publishable too: what the private link carries; null while there is none. */
    linkKey: text(),
    /** Sealed: see `openIdentitySecret`; null while there is none. */
    identitySecret: text(),
    /** Names it in tokens. */
    identitySecretId: text(),
    ownerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tagline: text().notNull(),
    description: text().notNull(),
    toneType: text().notNull(),
    customTone: text().notNull(),
    brandColor: text().notNull(),
    theme: text().$type<Theme>().notNull().default(defaultTheme),
    profileImageBlobId: reference().references(() => blobs.id, { onDelete: 'set null' }),
    status: text().$type<AgentStatus>().notNull(),
    /** The status that a smaller plan took away; null where the owner chose the present one. */
    pausedFrom: text().$type<AgentStatus>(),
    /** Empty: the greeting is made from the name. */
    greeting: text().notNull(),
    /** What the owner wrote; empty: those of the training are shown. */
    ownStarterPrompts: jsonb().$type<StarterPrompt[]>().notNull(),
    trainedStarterPrompts: jsonb().$type<TrainedStarterPrompt[]>().notNull(),
    visibility: text().$type<'public' | 'key_required'>().notNull(),
    allowedDomains: text().array().notNull(),
    /** Null: no limit. */
    dailyRepliesPerAddress: integer().default(defaultDailyReplies.address),
    /** Null: no limit. */
    dailyReplies: integer().default(defaultDailyReplies.agent),
    /** Null: conversations are kept for good. */
    retentionDays: integer(),
    replyCheck: text().$type<ReplyCheck>().notNull().default(defaultReplyCheck),
    /** What the owner wrote for questions without an answer, by language. */
    refusalTexts: jsonb().$type<RefusalText[]>().notNull().default([]),
    /** Whether people may answer in its place. */
    allowsTakeover: boolean().notNull().default(false),
    officeHours: jsonb().$type<OfficeHours>(),
    humanContact: jsonb().$type<HumanContact>(),
    leadForm: jsonb().$type<LeadForm>(),
    consentLine: jsonb().$type<ConsentLine>(),
    proactiveMessage: jsonb().$type<ProactiveMessage>(),
    /** Conversations that were counted here, and not in `conversationCounts`, by versions before that; see `conversationCountSql`. */
    conversationsBefore: integer('conversation_count').notNull(),
    createdAt: instant().notNull(),
    /** When somebody used it or worked on it last, to within an hour: see `touched`. */
    touchedAt: instant().notNull().defaultNow(),
    /** Of its being forgotten, since then: see `forgottenStep`. */
    forgottenNotices: integer().notNull().default(0),
    forgottenNotedAt: instant(),
    /** Counts the changes of the curated answers, so that a process knows when those it has loaded are out of date. */
    curatedRevision: integer().notNull().default(0),
    /** The index version that answers; null before the first training. */
    liveVersion: integer(),
  },
  (table) => [index().on(table.ownerId, table.id), index().on(table.secretKeyHash)],
)

/**
 * How many conversations an agent has, tests aside: the sum of a few rows, so that visitors who come at once don't wait for one
 * another. A single row may be negative.
 */
export const conversationCounts = pgTable(
  'conversation_counts',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    shard: smallint().notNull(),
    conversations: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.shard] })],
)

/** Publishable keys that were replaced: they work until `endsAt`, and are known for the owner's sake afterwards. */
export const retiredKeys = pgTable(
  'retired_keys',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** SHA-256, in hex. */
    keyHash: text().notNull(),
    ending: text().notNull(),
    retiredAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When it was used last since then, to within a minute. */
    seenAt: instant(),
    /** The website that it came from, as its browser said. */
    seenOn: text(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.keyHash] }), index().on(table.keyHash)],
)

/** Why the last visitor whom a website introduced wasn't believed. */
export const identityProblems = pgTable('identity_problems', {
  agentId: reference()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  problem: text().$type<IdentityProblem>().notNull(),
  seenAt: instant().notNull(),
  /** The website that it came from, as its browser said. */
  seenOn: text(),
})

export type AgentRow = typeof agents.$inferSelect
