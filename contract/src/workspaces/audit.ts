import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParam, idValue, instant, instantInput } from '../base/values.ts'
import { type AuditGroup, auditGroups, auditSubjectKinds } from './audit-actions.ts'

/** Entries per page. */
export const auditPageSize = 50
/** Entries in a file; older ones are left out. */
export const auditExportMax = 100_000

export const auditEntrySchema = z.object({
  id: idValue,
  at: instant,
  /** Its name at that time, also if the account is gone. Null: the server itself or the server command. */
  actor: z.object({ id: idValue, name: z.string() }).nullable(),
  /** Whether it was done at the terminal, by `npm run admin`. */
  isCommand: z.boolean(),
  /** One of `auditActionsByGroup`; later versions add others. */
  action: z.string(),
  /** The agent that it is about; it may be gone. */
  agent: z.object({ id: idValue, name: z.string() }).nullable(),
  subject: z
    .object({ kind: z.enum(auditSubjectKinds), id: idValue.nullable(), name: z.string().nullable() })
    .nullable(),
  /** A few values, such as the names of changed fields. Never a secret, never what visitors wrote. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  /** The IPv4 address, or the /64 network of an IPv6 address. */
  address: z.string().nullable(),
  /** In words, such as "Firefox on Windows". */
  device: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

const auditSearch = z.object({
  /** Only what this account did. */
  actor: idParam.optional(),
  group: z.enum(auditGroups as [AuditGroup, ...AuditGroup[]]).optional(),
  agent: idParam.optional(),
  /** At this instant or later. */
  from: instantInput.optional(),
  /** Before this instant. */
  to: instantInput.optional(),
})
export type AuditSearch = z.infer<typeof auditSearch>

const pageQuery = auditSearch.extend({ after: idParam.optional() })

export type AuditPageQuery = z.input<typeof pageQuery>

const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** For `after` of the next page; null on the last one. */
  next: idValue.nullable(),
  /** How long entries are kept. */
  keptDays: z.number().int().positive(),
})
export type AuditPage = z.infer<typeof auditPageSchema>

export const listAudit = defineRoute({
  method: 'GET',
  path: '/api/audit',
  summary: `List the workspace's audit log, newest first, ${auditPageSize} entries per page`,
  access: 'owner',
  role: 'owner',
  query: pageQuery,
  response: auditPageSchema,
})

export const exportAudit = defineRoute({
  method: 'GET',
  path: '/api/audit.csv',
  summary: `Export the newest ${auditExportMax} entries of the workspace's audit log that match a search as a CSV file`,
  access: 'owner',
  role: 'owner',
  query: auditSearch,
  response: z.unknown(),
  download: true,
})

export const listInstallationAudit = defineRoute({
  method: 'GET',
  path: '/api/operator/audit',
  summary: "List the installation's audit log, newest first. For its operator; 404 for other accounts.",
  access: 'account',
  query: pageQuery,
  response: auditPageSchema,
  errors: ['not_found'],
})

export const exportInstallationAudit = defineRoute({
  method: 'GET',
  path: '/api/operator/audit.csv',
  summary: "Export the installation's audit log as a CSV file. For its operator; 404 for other accounts.",
  access: 'account',
  query: auditSearch,
  response: z.unknown(),
  download: true,
  errors: ['not_found'],
})
