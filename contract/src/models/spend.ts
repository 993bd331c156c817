import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams, idValue, messageResponse, trimmedText } from '../base/values.ts'
import { modelBudgetSchema, tokenPriceSchema } from './model-budget.ts'
import { modelRefSchema } from './models.ts'

const modelName = modelRefSchema.shape.model

/** What calls of language models took. */
export const spendSchema = z.object({
  requests: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars, without the requests whose price isn't known. */
  cost: z.number(),
  unpricedRequests: z.number().int(),
})
export type Spend = z.infer<typeof spendSchema>

/** Today and this calendar month, in UTC. */
const presentSpend = z.object({ today: spendSchema, month: spendSchema })

export const spendDays = 30

export const modelPriceSchema = modelRefSchema.extend({
  connectionName: z.string(),
  price: tokenPriceSchema.nullable(),
  /** Who set the price: a person here, the server's environment, the list, or nobody for a server of one's own. */
  source: z.enum(['set', 'server', 'list', 'local']).nullable(),
})
export type ModelPrice = z.infer<typeof modelPriceSchema>

const prices = {
  /** The models that are chosen or were used this month, and those with a price of their own. */
  prices: z.array(modelPriceSchema),
  /** The day of the price list, YYYY-MM-DD. */
  pricesListedOn: z.string(),
}

export const budgetStateSchema = z.object({
  /** Null: the whole workspace. */
  agentId: idValue.nullable(),
  budget: modelBudgetSchema,
  /** In the budget's unit, with calls that are running. */
  used: z.number(),
  /** Whether answers are quoted: the budget is spent, or what is left was too little for a reply. */
  isUsedUp: z.boolean(),
})
export type BudgetState = z.infer<typeof budgetStateSchema>

export const workspaceSpendSchema = presentSpend.extend({
  /** This month by agent and model, the most expensive first. */
  rows: z.array(
    presentSpend.extend({
      agentId: idValue,
      /** Null: the agent was deleted or moved to another workspace. */
      agentName: z.string().nullable(),
      model: z.string(),
      isOwnKey: z.boolean(),
    }),
  ),
  /** The last days, today last. */
  days: z.array(spendSchema.extend({ date: z.string() })),
  /** Null: none. */
  budget: modelBudgetSchema.nullable(),
  /** Where the workspace and its agents are with their budgets. */
  budgets: z.array(budgetStateSchema),
  /** The server's models that were used this month and still have no known price. */
  unpricedServerModels: z.array(z.string()),
  ...prices,
})
export type WorkspaceSpend = z.infer<typeof workspaceSpendSchema>

export const installationSpendSchema = presentSpend.extend({
  /** The workspaces that spent something this month, the most expensive first. */
  workspaces: z.array(
    presentSpend.extend({
      username: z.string(),
      /** The part of this month that the installation's own models took. */
      monthByServer: spendSchema,
    }),
  ),
  days: z.array(spendSchema.extend({ date: z.string() })),
  ...prices,
})
export type InstallationSpend = z.infer<typeof installationSpendSchema>

export const getWorkspaceSpend = defineRoute({
  method: 'GET',
  path: '/api/models/spend',
  summary: 'Get what language models took today, this month and by day, with budgets and prices',
  access: 'owner',
  role: 'viewer',
  response: workspaceSpendSchema,
})

export const setModelBudget = defineRoute({
  method: 'PUT',
  path: '/api/models/budget',
  summary: "Set the workspace's monthly budget for language models, or none",
  access: 'owner',
  role: 'owner',
  body: z.object({ budget: modelBudgetSchema.nullable() }),
  response: messageResponse,
})

/** Null: the price list's again. */
const priceInput = z.object({ model: trimmedText.pipe(modelName), price: tokenPriceSchema.nullable() })

export const setModelPrice = defineRoute({
  method: 'PUT',
  path: '/api/models/connections/:id/prices',
  summary: "Set what a model of the workspace's connection costs",
  access: 'owner',
  role: 'owner',
  params: idParams,
  body: priceInput,
  response: messageResponse,
})

export const getInstallationSpend = defineRoute({
  method: 'GET',
  path: '/api/operator/models/spend',
  summary: 'Get what language models took for each workspace today and this month. Admin plan only.',
  access: 'account',
  response: installationSpendSchema,
  errors: ['not_found'],
})

export const setInstallationModelPrice = defineRoute({
  method: 'PUT',
  path: '/api/operator/models/connections/:id/prices',
  summary: "Set what a model of the installation's connection costs. Admin plan only.",
  access: 'account',
  params: idParams,
  body: priceInput,
  response: messageResponse,
  errors: ['not_found'],
})
