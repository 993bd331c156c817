import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams, idValue, instant, messageResponse, nameText, trimmedText } from '../base/values.ts'
import { modelProviders } from './model-providers.ts'

const connectionNameMax = 60
const baseUrlMax = 500
const apiKeyMax = 500
export const modelNameMax = 200
/** Connections of a workspace, and of the installation. */
export const connectionsMax = 20
/** Models that a provider's list is cut to. */
export const listedModelsMax = 500

const modelMissing = 'Please choose a model'
/** Not transformed: responses have it too. */
const modelName = z
  .string()
  .min(1, modelMissing)
  .max(modelNameMax, 'This model name is too long')
  .refine((name) => name.isWellFormed() && !name.includes('\u0000'), modelMissing)

/** A model of a connection. */
export const modelRefSchema = z.object({ connectionId: idValue, model: modelName })
export type ModelRef = z.infer<typeof modelRefSchema>

/** The input of the form for a connection. */
export const connectionInput = z.object({
  provider: z.enum(modelProviders),
  /** The provider's name by default. */
  name: nameText.pipe(z.string().max(connectionNameMax)).optional(),
  /** The provider's own address by default. */
  baseUrl: trimmedText
    .pipe(z.url({ protocol: /^https?$/, error: 'Please enter an address that begins with http or https' }))
    .pipe(z.string().max(baseUrlMax))
    .nullable()
    .optional(),
  /** Left out when a connection is changed: the saved key stays. */
  apiKey: trimmedText.pipe(z.string().max(apiKeyMax)).optional(),
  /** The model that the test asks; the provider's first one by default. */
  testModel: trimmedText.pipe(modelName).optional(),
})
export type ConnectionInput = z.input<typeof connectionInput>

/** Why a model server can't be used, or can be used only in part. */
export const connectionProblems = [
  'wrong_key',
  'no_credit',
  'no_such_model',
  'rate_limited',
  'localhost_in_container',
  'private_address',
  'unreachable',
  'no_model_server',
  'no_models',
  'failed',
] as const
export type ConnectionProblem = (typeof connectionProblems)[number]

export const connectionTestSchema = z.object({
  /** The provider's models, by name. */
  models: z.array(z.string()),
  /** Null if the provider has no model that turns texts into vectors. */
  embeddingModel: z.string().nullable(),
  /** The model that was asked; null if none could be. */
  model: z.string().nullable(),
  /** The time until its first text, in milliseconds. */
  firstTextMs: z.number().int().nullable(),
  /** Whether it calls the tool by which it declines. If not, it declines by text. */
  callsTools: z.boolean().nullable(),
  problem: z
    .object({
      code: z.enum(connectionProblems),
      /** What happened and what to do, as a sentence. */
      message: z.string(),
    })
    .nullable(),
  /** What works only in part, a sentence each. */
  warnings: z.array(z.string()),
})
export type ConnectionTest = z.infer<typeof connectionTestSchema>

export const connectionSchema = z.object({
  id: idValue,
  provider: z.enum(modelProviders),
  name: z.string(),
  /** Null: the provider's own address, or a connection that this workspace doesn't own. */
  baseUrl: z.string().nullable(),
  /** The last characters of the key; null if there is none, and for viewers. */
  keyEnding: z.string().nullable(),
  /** Whether its key must be entered again, because it was sealed by another installation. */
  needsKey: z.boolean(),
  /** Why its last reply failed and what to do, as a sentence; null if it works, and for viewers. */
  fault: z.string().nullable(),
  /** The models at the last test. */
  models: z.array(z.string()),
  /** Those of them that turn texts into vectors, as far as their names say. */
  embeddingModels: z.array(z.string()),
  testedAt: instant,
})
export type Connection = z.infer<typeof connectionSchema>

/** Which model does what. Null: the next wider choice, or none. */
export const modelChoicesSchema = z.object({
  reply: modelRefSchema.nullable(),
  /** Verifies replies, rewrites follow-ups and writes questions; the reply model by default. */
  helper: modelRefSchema.nullable(),
  /** Answers if the reply model fails. */
  fallback: modelRefSchema.nullable(),
  /** Finds passages by meaning. */
  embedding: modelRefSchema.nullable(),
  /** Whether the helper model writes questions that each new passage answers, in trainings. */
  trainingQuestions: z.boolean(),
})
export type ModelChoices = z.infer<typeof modelChoicesSchema>

/** The choices for a whole installation. */
export const installationChoicesSchema = modelChoicesSchema.extend({
  /** Writes for agents on the free plan; the reply model by default. */
  freeReply: modelRefSchema.nullable(),
  /** Further models that agents on paid plans may choose. */
  offered: z.array(modelRefSchema).max(50),
  /** Whether replies by a workspace's own key cost credits. */
  ownKeysCostCredits: z.boolean(),
})
export type InstallationChoices = z.infer<typeof installationChoicesSchema>

const modelLabel = z.object({ provider: z.string(), model: z.string() })

export const installationModelsSchema = z.object({
  connections: z.array(connectionSchema),
  choices: installationChoicesSchema,
  /** What the environment sets; it wins over the choices here. Null where it sets nothing. */
  setByServer: z.object({ reply: modelLabel.nullable(), embedding: modelLabel.nullable() }),
  /** Whether this server runs in a container, where localhost is the container. */
  isInContainer: z.boolean(),
})
export type InstallationModels = z.infer<typeof installationModelsSchema>

export const workspaceModelsSchema = z.object({
  connections: z.array(connectionSchema),
  choices: modelChoicesSchema,
  /** The models that its agents may choose. */
  available: z.array(modelRefSchema.extend({ connectionName: z.string(), isOwn: z.boolean() })),
  /** The model that writes if an agent chooses none; null if answers are quoted. */
  standard: z.object({ model: z.string(), isOwn: z.boolean() }).nullable(),
  ownKeysCostCredits: z.boolean(),
})
export type WorkspaceModels = z.infer<typeof workspaceModelsSchema>

const savedConnection = z.object({ connection: connectionSchema, test: connectionTestSchema })

export const localServerSchema = z.object({
  provider: z.enum(['ollama', 'lm-studio']),
  baseUrl: z.string(),
  models: z.array(z.string()),
})
export type LocalServer = z.infer<typeof localServerSchema>

export const getInstallationModels = defineRoute({
  method: 'GET',
  path: '/api/operator/models',
  summary: "Get the installation's model connections and choices. Admin plan only; 404 for other accounts.",
  access: 'account',
  response: installationModelsSchema,
  errors: ['not_found'],
})

export const findLocalServers = defineRoute({
  method: 'POST',
  path: '/api/operator/models/local',
  summary: 'Look for Ollama and LM Studio at their usual addresses. Admin plan only.',
  access: 'account',
  response: z.array(localServerSchema),
  errors: ['not_found', 'too_many_requests'],
})

export const createInstallationConnection = defineRoute({
  method: 'POST',
  path: '/api/operator/models/connections',
  summary: 'Test a model connection for the installation, and save it if the test succeeds. Admin plan only.',
  access: 'account',
  body: connectionInput,
  response: savedConnection,
  status: 201,
  errors: ['not_found', 'model_connection_failed', 'too_many_requests'],
})

export const updateInstallationConnection = defineRoute({
  method: 'PUT',
  path: '/api/operator/models/connections/:id',
  summary: 'Change a model connection of the installation, after a test. Admin plan only.',
  access: 'account',
  params: idParams,
  body: connectionInput,
  response: savedConnection,
  errors: ['not_found', 'model_connection_failed', 'too_many_requests'],
})

export const deleteInstallationConnection = defineRoute({
  method: 'DELETE',
  path: '/api/operator/models/connections/:id',
  summary: 'Delete a model connection of the installation. Admin plan only.',
  access: 'account',
  params: idParams,
  response: messageResponse,
  errors: ['not_found'],
})

export const chooseInstallationModels = defineRoute({
  method: 'PUT',
  path: '/api/operator/models/choices',
  summary: 'Choose which models the installation uses. Admin plan only.',
  access: 'account',
  body: installationChoicesSchema.partial(),
  response: installationModelsSchema,
  errors: ['not_found', 'model_connection_failed', 'too_many_requests'],
})

export const getWorkspaceModels = defineRoute({
  method: 'GET',
  path: '/api/models',
  summary: "Get the workspace's model connections and choices, and the models that its agents may choose",
  access: 'owner',
  role: 'viewer',
  response: workspaceModelsSchema,
})

export const createConnection = defineRoute({
  method: 'POST',
  path: '/api/models/connections',
  summary: 'Test a model connection for the workspace, and save it if the test succeeds',
  access: 'owner',
  role: 'owner',
  body: connectionInput,
  response: savedConnection,
  status: 201,
  errors: ['model_connection_failed', 'too_many_requests'],
})

export const updateConnection = defineRoute({
  method: 'PUT',
  path: '/api/models/connections/:id',
  summary: 'Change a model connection of the workspace, after a test',
  access: 'owner',
  role: 'owner',
  params: idParams,
  body: connectionInput,
  response: savedConnection,
  errors: ['model_connection_failed', 'too_many_requests'],
})

export const deleteConnection = defineRoute({
  method: 'DELETE',
  path: '/api/models/connections/:id',
  summary: 'Delete a model connection of the workspace',
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: messageResponse,
})

export const chooseModels = defineRoute({
  method: 'PUT',
  path: '/api/models/choices',
  summary: 'Choose which models the workspace uses',
  access: 'owner',
  role: 'owner',
  body: modelChoicesSchema.partial(),
  response: workspaceModelsSchema,
  errors: ['model_connection_failed', 'too_many_requests'],
})
