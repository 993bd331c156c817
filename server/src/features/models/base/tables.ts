import type { ModelBudget, TokenPrice } from '@parleykit/contract/models/model-budget'
import type { ModelProvider } from '@parleykit/contract/models/model-providers'
import type { InstallationChoices } from '@parleykit/contract/models/models'
import { id, instant, reference } from '../../../platform/database/index.ts'
import { index, jsonb, pgTable, text, unique } from '../../../platform/database/pg-core.ts'
import { users } from '../../auth/index.ts'

/** A model of a connection as the last test found it. */
export interface ListedModel {
  readonly name: string
  /** Null if the server doesn't say. */
  readonly contextTokens: number | null
  /** Whether the last test asked it, with success. */
  readonly hasAnswered?: boolean
}

/** Reasons of a model's failure that its owner must mend. */
export const ownersFaults = ['unauthorized', 'no_credit', 'no_such_model'] as const

export interface ConnectionFault {
  readonly reason: (typeof ownersFaults)[number]
  readonly model: string
}

export const modelConnections = pgTable(
  'model_connections',
  {
    id: id(),
    /** Null: the operator's, for the whole installation. */
    ownerId: reference().references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<ModelProvider>().notNull(),
    name: text().notNull(),
    /** Null: the provider's own address. */
    baseUrl: text(),
    /** Sealed. Null if the server needs none. */
    apiKey: text(),
    apiKeyEnding: text(),
    models: jsonb().$type<ListedModel[]>().notNull(),
    /** What its models cost, by name, if the list of prices doesn't say so. */
    prices: jsonb().$type<Readonly<Record<string, TokenPrice>>>().notNull().default({}),
    testedAt: instant().notNull(),
    /** Why its last reply failed, if its owner must do something about it. Null after a success or a change. */
    fault: jsonb().$type<ConnectionFault>(),
    /** Changes whenever the address, the key or a price does. */
    changedAt: instant().notNull(),
  },
  (table) => [index().on(table.ownerId)],
)

/** Which models a workspace uses, and the installation in the row without an owner. */
export const modelChoices = pgTable(
  'model_choices',
  {
    id: id(),
    ownerId: reference().references(() => users.id, { onDelete: 'cascade' }),
    choices: jsonb().$type<Partial<InstallationChoices>>().notNull(),
    /** A workspace's, for a calendar month. Null: no limit. */
    budget: jsonb().$type<ModelBudget>(),
  },
  (table) => [unique('model_choices_owner').on(table.ownerId).nullsNotDistinct()],
)

export type ConnectionRow = typeof modelConnections.$inferSelect
