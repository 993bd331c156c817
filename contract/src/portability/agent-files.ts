import { z } from 'zod'
import { actionsMax } from '../actions/limits.ts'
import { agentFormInput } from '../agents/agents.ts'
import { curatedAnswersMax } from '../answering/curated-answers/limits.ts'
import { evalQuestionsInput } from '../answering/evals/evals.ts'
import { errorCodeSchema } from '../base/errors.ts'
import { multipartOverheadBytes, websiteUrlMax } from '../base/limits.ts'
import { defineRoute } from '../base/route.ts'
import { idParam, idParams, idValue, instant, nameText } from '../base/values.ts'
import { fileNameMax } from '../knowledge/limits.ts'
import { tableChoicesSchema } from '../knowledge/table-choices.ts'
import { syncScheduleInput } from '../knowledge/websites/website-syncs.ts'

/** Bytes of an agent file, compressed. The plan limits its contents too. */
export const agentFileBytesMax = 1024 * 1024 * 1024
/** Entries in such a file: as many as the largest plan allows per agent. */
export const agentFileEntriesMax = 2000

/** An agent as one ZIP file: `manifest.json` and the parts that it lists. Other files are not allowed. */
export const agentFileFormat = 'parleykit-agent'
/** Incremented when an older server would misread files of a newer one. */
export const agentFileVersion = 1
export const agentFileEnding = '.agent.zip'
export const manifestPath = 'manifest.json'
export const curatedAnswersPath = 'curated-answers.jsonl'
export const picturePath = 'picture.webp'

/**
 * The settings in a file: all fields of the agent's form, so that a new field is included automatically. Models are connected on each side. The importing
 * side decides whether the agent is active.
 */
export const agentFileSettings = agentFormInput.omit({
  status: true,
  replyModel: true,
  modelReadsScans: true,
})
export type AgentFileSettings = z.infer<typeof agentFileSettings>

/** `bytes` and `sha256` (in hex) describe the unpacked part. */
const partAt = (path: z.ZodType<string>) =>
  z.object({ path, bytes: z.number().int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })

/** Text as UTF-8, and a file as uploaded. */
const textPart = partAt(z.string().regex(/^knowledge\/\d{1,5}\.txt$/))
const filePart = partAt(z.string().regex(/^knowledge\/\d{1,5}\.bin$/))
const entryName = nameText.pipe(z.string().min(1).max(fileNameMax))
const address = z.url({ protocol: /^https?$/ }).max(websiteUrlMax)

/** The source of an entry, and the part that contains it. */
export const entryInFile = z.discriminatedUnion('kind', [
  /** A text that the owner wrote. */
  z.object({ kind: z.literal('text'), name: entryName, part: textPart }),
  /** A file as uploaded, or as found on a website. Its text is extracted again. */
  z.object({
    kind: z.literal('file'),
    name: entryName,
    url: address.nullable(),
    part: filePart,
    /** Absent in files from before tables could be chosen. */
    tableChoices: tableChoicesSchema.nullable().default(null),
  }),
  /** A page of a website, as the text extracted from it. */
  z.object({ kind: z.literal('page'), name: entryName, url: address, readAt: instant, part: textPart }),
])
export type EntryInFile = z.infer<typeof entryInFile>

export const agentFileManifest = z.object({
  format: z.literal(agentFileFormat),
  version: z.literal(agentFileVersion),
  /** Version of the server that wrote it. */
  productVersion: z.string().max(50),
  exportedAt: instant,
  settings: agentFileSettings,
  picture: partAt(z.literal(picturePath)).nullable(),
  /** A question with its answer per line, as JSON. */
  curatedAnswers: partAt(z.literal(curatedAnswersPath))
    .extend({ count: z.number().int().min(1).max(curatedAnswersMax) })
    .nullable(),
  /** Questions that the agent is checked with; absent in files from before checks existed. */
  checks: evalQuestionsInput.shape.questions.default([]),
  /**
   * Actions without secrets; absent in files from before actions existed. Each is checked by `actionInputBody` on its own,
   * so that one of a newer server is left out and the rest imported.
   */
  actions: z.array(z.unknown()).max(actionsMax).default([]),
  /** How often the pages are reread; null if they aren't. */
  syncSchedule: syncScheduleInput.nullable(),
  knowledge: z.array(entryInFile).max(agentFileEntriesMax),
})
export type AgentFileManifest = z.infer<typeof agentFileManifest>

export const importStatuses = ['processing', 'completed', 'error'] as const
export type ImportStatus = (typeof importStatuses)[number]

/** The result of an import, item by item. */
export const importReport = z.object({
  texts: z.number().int(),
  files: z.number().int(),
  pages: z.number().int(),
  curatedAnswers: z.number().int(),
  hasPicture: z.boolean(),
  /** Items of the file that were not imported, each with the reason in a sentence. */
  leftOut: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Differences from the original agent and things worth checking, in sentences. */
  notes: z.array(z.string()),
  /** Whether a training was started. */
  isTraining: z.boolean(),
})
export type ImportReport = z.infer<typeof importReport>

export const agentImportSchema = z.object({
  id: idValue,
  status: z.enum(importStatuses),
  /** Knowledge entries read so far, and their total number. */
  done: z.number().int(),
  total: z.number().int(),
  /** Set once the import is completed; null again if that agent was deleted. */
  agentId: idValue.nullable(),
  report: importReport.nullable(),
  /** Why nothing was stored. */
  error: z.object({ message: z.string(), code: errorCodeSchema }).nullable(),
})
export type AgentImport = z.infer<typeof agentImportSchema>

export const exportAgent = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/file',
  summary:
    'Export an agent as a file with its settings, knowledge, curated answers and profile image, but no conversations or keys',
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: z.string().meta({ format: 'binary' }),
  download: true,
})

export const importAgent = defineRoute({
  method: 'POST',
  path: '/api/agent-imports',
  summary:
    'Import an agent from an exported file. The file is checked immediately; its knowledge is imported in the background.',
  access: 'owner',
  role: 'editor',
  file: 'file',
  bodyBytesMax: agentFileBytesMax + multipartOverheadBytes,
  response: agentImportSchema,
  status: 201,
})

export const getAgentImport = defineRoute({
  method: 'GET',
  path: '/api/agent-imports/:importId',
  summary: 'Get the progress and result of an import',
  access: 'owner',
  role: 'editor',
  params: z.object({ importId: idParam }),
  response: agentImportSchema,
})
