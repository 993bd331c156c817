import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams, trimmedText } from '../base/values.ts'
import { actionInputSchema } from './action-inputs.ts'
import { httpSettingsSchema } from './http-settings.ts'
import { actionsMax, actionUrlMax } from './limits.ts'

/** Bytes of a request with a pasted document. */
const pastedBytesMax = 4 * 1024 * 1024
/** Operations of a document that are listed. */
export const openapiOperationsMax = 2000

const operationSchema = z.object({
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  tag: z.string(),
})
export type OpenapiOperation = z.output<typeof operationSchema>

/** What an operation says of an action. The owner decides the rest. */
export const importedActionSchema = z.object({
  name: z.string(),
  purpose: z.string(),
  phrases: z.array(z.string()),
  inputs: z.array(actionInputSchema),
  asksFirst: z.boolean(),
  http: httpSettingsSchema,
})
export type ImportedAction = z.output<typeof importedActionSchema>

const importSchema = z.object({
  /** Method and path, as in the request. */
  operation: z.string(),
  /** Null if it can't be an action. */
  action: importedActionSchema.nullable(),
  /** What the owner has to know or do, as sentences. */
  notes: z.array(z.string()),
})
export type OpenapiImport = z.output<typeof importSchema>

export const openapiReadingSchema = z.object({
  title: z.string(),
  /** Where the API is; empty if the document doesn't say. */
  server: z.string(),
  operations: z.array(operationSchema),
  /** All operations, also those that aren't listed. */
  total: z.number().int(),
  /** For each chosen operation. */
  imports: z.array(importSchema),
})
export type OpenapiReading = z.output<typeof openapiReadingSchema>

export const readOpenapi = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/actions/openapi',
  summary:
    'List the operations of an OpenAPI document, and make actions of chosen ones to be added with POST …/actions. Nothing is stored.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z
    .object({
      /** The document itself, JSON or YAML: OpenAPI 3 or Swagger 2. */
      document: z.string().max(pastedBytesMax).optional(),
      /** Where the document is. */
      url: trimmedText.pipe(z.string().min(1).max(actionUrlMax)).optional(),
      /** Where the API is, instead of what the document says. */
      server: trimmedText.pipe(z.string().max(actionUrlMax)).optional(),
      /** Method and path of the chosen ones: `GET /orders/{id}`. */
      operations: z.array(z.string().max(1000)).max(actionsMax).optional(),
    })
    .refine(
      ({ document, url }) => (document === undefined) !== (url === undefined),
      'Send either a document or its address',
    ),
  bodyBytesMax: pastedBytesMax,
  response: openapiReadingSchema,
  errors: ['too_many_requests', 'unreadable_file', 'not_ready'],
})
