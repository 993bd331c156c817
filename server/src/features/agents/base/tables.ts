import type { IdentityProblem } from '@parleykit/contract/agents/agent-access'
import {
  type AgentStatus,
  defaultReplyCheck,
  type ReplyCheck,
  type StarterPrompt,
} from '@parleykit/contract/agents/agents'
import { type Instructions, noInstructions } from '@parleykit/contract/agents/instructions'
import { defaultDailyReplies } from '@parleykit/contract/agents/limits'
import { defaultTheme, type Theme } from '@parleykit/contract/agents/themes'
import type {
  ConsentLine,
  HumanContact,
  LeadForm,
  OfficeHours,
  ProactiveMessage,
} from '@parleykit/contract/agents/visitor-settings'
import type { RefusalText } from '@parleykit/contract/chat/refusal-texts'
import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import type { ModelRef } from '@parleykit/contract/models/models'
import { blobs } from '../../../platform/blobs/index.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from '../../../platform/database/pg-core.ts'
import { users } from '../../auth/index.ts'

/** Holds the entry that a model wrote the question for: the prompt is deleted with it. */
export type TrainedStarterPrompt = StarterPrompt & { readonly entryId?: number | undefined }

export const agents = pgTable(
  'agents',
  {
    id: id(),
    publicId: text().notNull().unique(),
    /** Publishable: web pages contain it. It can chat but reads nothing back. */
    apiKey: text().notNull().unique(),
    /** Username of the former owner who still knows the key. Null after it is rotated. */
    apiKeyKnownTo: text(),
    /** SHA-256 of the key for the owner's servers, in hex. Null if there is none. */
    secretKeyHash: text(),
    secretKeyEnding: text(),
    /** The publishable key in the private link. Null if there is none. */
    linkKey: text(),
    /** Sealed: see `openIdentitySecret`. Null if there is none. */
    identitySecret: text(),
    /** The secret's ID in tokens. */
    identitySecretId: text(),
    ownerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tagline: text().notNull(),
    description: text().notNull(),
    toneType: text().notNull(),
    customTone: text().notNull(),
    instructions: jsonb().$type<Instructions>().notNull().default(noInstructions),
    brandColor: text().notNull(),
    theme: text().$type<Theme>().notNull().default(defaultTheme),
    profileImageBlobId: reference().references(() => blobs.id, { onDelete: 'set null' }),
    status: text().$type<AgentStatus>().notNull(),
    /** The status before a smaller plan paused it. Null if the owner chose the present one. */
    pausedFrom: text().$type<AgentStatus>(),
    /** Empty: the greeting is made from the name. */
    greeting: text().notNull(),
    /** Written by the owner. If empty, those of the training are shown. */
    ownStarterPrompts: jsonb().$type<StarterPrompt[]>().notNull(),
    trainedStarterPrompts: jsonb().$type<TrainedStarterPrompt[]>().notNull(),
    visibility: text().$type<'public' | 'key_required'>().notNull(),
    allowedDomains: text().array().notNull(),
    /** Null: no limit. */
    dailyRepliesPerAddress: integer().default(defaultDailyReplies.address),
    /** Null: no limit. */
    dailyReplies: integer().default(defaultDailyReplies.agent),
    /** Null: conversations are kept forever. */
    retentionDays: integer(),
    replyCheck: text().$type<ReplyCheck>().notNull().default(defaultReplyCheck),
    /** A model of its workspace or of the installation. Null: the workspace's choice. See `findAgentModels`. */
    replyModel: jsonb().$type<ModelRef>(),
    /** Null: the model's default. */
    temperature: real(),
    /** Tokens of a reply. Null: the product's limit. */
    replyTokensMax: integer(),
    /** A calendar month's. Null: no limit. */
    modelBudget: jsonb().$type<ModelBudget>(),
    /** False if the owner lets nothing be sent to a model. */
    usesModels: boolean().notNull().default(true),
    /** Whether changed knowledge is trained without a click. Agents of older versions are trained by hand. */
    trainsItself: boolean().notNull().default(false),
    /** Whether a model reads scanned pages and pictures instead of OCR. */
    modelReadsScans: boolean().notNull().default(false),
    /** The owner's texts for questions without an answer, by language. */
    refusalTexts: jsonb().$type<RefusalText[]>().notNull().default([]),
    /** Whether people may answer in the agent's place. */
    allowsTakeover: boolean().notNull().default(false),
    /** Whether visitors may send pictures. */
    takesPictures: boolean().notNull().default(false),
    officeHours: jsonb().$type<OfficeHours>(),
    humanContact: jsonb().$type<HumanContact>(),
    leadForm: jsonb().$type<LeadForm>(),
    consentLine: jsonb().$type<ConsentLine>(),
    proactiveMessage: jsonb().$type<ProactiveMessage>(),
    /** Conversations counted here by older versions, and not in `conversationCounts`. See `conversationCountSql`. */
    conversationsBefore: integer('conversation_count').notNull(),
    createdAt: instant().notNull(),
    /** When it was last used or edited, to within an hour: see `touchedColumns`. */
    touchedAt: instant().notNull().defaultNow(),
    /** Deletion warnings since then: see `forgottenStep`. */
    forgottenNotices: integer().notNull().default(0),
    forgottenNotedAt: instant(),
    /** Counts changes to the curated answers, so that a process knows when its loaded copy is out of date. */
    curatedRevision: integer().notNull().default(0),
    /** Bytes of the curated answers and their questions, as UTF-8. The plan limits them with the knowledge. */
    curatedBytes: integer().notNull().default(0),
    /** Counts changes to the actions; 0 if there never was one. */
    actionRevision: integer().notNull().default(0),
    /** The live index version. Null before the first training. */
    liveVersion: integer(),
  },
  (table) => [index().on(table.ownerId, table.id), index().on(table.secretKeyHash)],
)

/** The versions of an agent's instructions as they were saved. */
export const instructionVersions = pgTable(
  'instruction_versions',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    instructions: jsonb().$type<Instructions>().notNull(),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.id)],
)

/**
 * An agent's conversation count, except tests. It is the sum of a few rows, so that concurrent visitors don't wait for
 * each other. A single row may be negative.
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

/** Replaced publishable keys. They work until `endsAt` and are kept afterwards to report their use to the owner. */
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
    /** When it was last used since then, to within a minute. */
    seenAt: instant(),
    /** The website that sent it, according to the browser. */
    seenOn: text(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.keyHash] }), index().on(table.keyHash)],
)

/** Why the identity of the last visitor that a website sent was refused. */
export const identityProblems = pgTable('identity_problems', {
  agentId: reference()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  problem: text().$type<IdentityProblem>().notNull(),
  seenAt: instant().notNull(),
  /** The website that sent it, according to the browser. */
  seenOn: text(),
})

export type AgentRow = typeof agents.$inferSelect
