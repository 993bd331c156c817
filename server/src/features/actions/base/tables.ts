import type { ActionInput, ActionValues } from '@parleykit/contract/actions/action-inputs'
import type { ActionCard, ActionState } from '@parleykit/contract/actions/action-runs'
import type {
  ActionApproval,
  ActionAudience,
  ActionKind,
  PageSettings,
} from '@parleykit/contract/actions/actions'
import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import type { McpAuth, McpServerState } from '@parleykit/contract/actions/mcp-servers'
import { sql } from '../../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import { boolean, index, integer, jsonb, pgTable, text } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'
import { conversations } from '../../conversations/index.ts'
import type { ListedTool, ToolSettings } from '../core/mcp/listed-tool.ts'
import type { InputValue } from '../core/read-values.ts'

/** MCP servers whose tools are actions. */
export const mcpServers = pgTable(
  'mcp_servers',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    auth: text().$type<McpAuth>().notNull(),
    /** Null for the other ways. */
    headerName: text(),
    /** The last characters of the header's value. */
    headerEnding: text(),
    /** The header's value, or what the sign-in gave, sealed: see `openCredentials`. Null for none. */
    credentials: text(),
    /** A sign-in that was started and isn't finished, sealed. Null for none. */
    signIn: text(),
    /** A process renews the access until then. */
    renewsUntil: instant(),
    state: text().$type<McpServerState>().notNull(),
    /** Why the last check failed, as a sentence for the owner. */
    fault: text(),
    tools: jsonb().$type<readonly ListedTool[]>().notNull(),
    /** Tools that it has beyond those. */
    moreTools: integer().notNull(),
    checkedAt: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.id)],
)

export const actions = pgTable(
  'actions',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    kind: text().$type<ActionKind>().notNull(),
    name: text().notNull(),
    purpose: text().notNull(),
    phrases: text().array().notNull(),
    inputs: jsonb().$type<readonly ActionInput[]>().notNull(),
    /** Null for the other kinds. A secret header has no value here, only its ending. */
    http: jsonb().$type<HttpSettings>(),
    /** The values of secret headers by lower-case name, sealed together: see `openSecrets`. Null for none. */
    secrets: text(),
    /** The tool of an MCP server; null for the other kinds. */
    mcp: jsonb().$type<ToolSettings>(),
    mcpServerId: reference().references(() => mcpServers.id, { onDelete: 'cascade' }),
    /** Null for the other kinds. */
    page: jsonb().$type<PageSettings>(),
    /** Whether a form's values are mailed. */
    mails: boolean().notNull(),
    audience: text().$type<ActionAudience>().notNull(),
    asksFirst: boolean().notNull(),
    doneText: text().notNull(),
    isOn: boolean().notNull(),
    /** Null: nobody has to approve its runs. */
    approval: jsonb().$type<ActionApproval>(),
    uses: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    lastUsedAt: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.id), index().on(table.mcpServerId)],
)

/** Actions that were offered in conversations, with what became of them. */
export const actionRuns = pgTable(
  'action_runs',
  {
    /** Random: it is part of an address. */
    id: text().primaryKey(),
    actionId: reference()
      .notNull()
      .references(() => actions.id, { onDelete: 'cascade' }),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    state: text().$type<ActionState>().notNull(),
    /** Language of the visitor's texts. */
    language: text().notNull(),
    /** What the visitor filled in. */
    values: jsonb().$type<ActionValues>().notNull(),
    /** The checked values of all inputs, also fixed ones and those of an identity; null before it runs. */
    filled: jsonb().$type<Readonly<Record<string, InputValue>>>(),
    card: jsonb().$type<ActionCard>(),
    /** What the visitor reads. */
    text: text().notNull(),
    /** Why it failed, as a sentence for the owner. */
    fault: text(),
    /** Sent with every attempt of the request. */
    idempotencyKey: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When its last request was about to be sent. Null: none was. */
    sentAt: instant(),
    milliseconds: integer(),
    /** Until when it waits, or waited, for approval. Null: nobody has to approve it. */
    waitsUntil: instant(),
    /** When the action had last been changed as the visitor confirmed. Null: nobody has to approve it. */
    confirmedVersion: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.conversationId),
    index().on(table.actionId),
    index().on(table.agentId, table.createdAt),
    index('action_runs_running').on(table.changedAt).where(sql`state = 'running'`),
    index('action_runs_waiting').on(table.waitsUntil).where(sql`state = 'waiting'`),
  ],
)

/** Addresses that codes were mailed to. A proof holds for one visitor in one conversation, and goes with it. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    id: id(),
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** ID of the visitor token that asked for the code. */
    tokenId: text().notNull(),
    email: text().notNull(),
    /** A keyed hash: there are only a million codes. */
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    sentAt: instant().notNull(),
    /** When the right code was entered. Null: it wasn't. */
    provedAt: instant(),
  },
  (table) => [index().on(table.conversationId)],
)

export type ActionRow = typeof actions.$inferSelect
export type ActionRunRow = typeof actionRuns.$inferSelect
export type McpServerRow = typeof mcpServers.$inferSelect
