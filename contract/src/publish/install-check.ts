import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams } from '../base/values.ts'
import { websiteUrl } from '../knowledge/websites/websites.ts'

/** Closed list of findings on a page that should have the agent. */
export const installFindingKinds = [
  'page_unreachable',
  'bubble_found',
  'frame_found',
  'snippet_missing',
  'inserted_by_script',
  'needs_javascript',
  'agent_missing',
  'wrong_agent',
  'wrong_server',
  'wrong_key',
  'key_missing',
  'held_back',
  'domain_not_allowed',
  'script_blocked',
  'frame_blocked',
  'frame_sandboxed',
  'mixed_content',
  'other_path',
  'corner_taken',
  'agent_inactive',
  'agent_paused',
] as const
export type InstallFindingKind = (typeof installFindingKinds)[number]

export const installFindingSchema = z.object({
  kind: z.enum(installFindingKinds),
  /** `wrong`: it prevents visitors from chatting; `note`: worth knowing; `good`: correct. */
  level: z.enum(['good', 'note', 'wrong']),
  message: z.string(),
  /** The snippet to copy and use instead; null if a sentence explains it. */
  fix: z.string().nullable(),
})
export type InstallFinding = z.infer<typeof installFindingSchema>

export const installReportSchema = z.object({
  /** URL of the page that was checked, after redirects. */
  url: z.string(),
  /** Whether visitors of that page can chat, as far as it can be told from outside. */
  works: z.boolean(),
  /** Whether a browser ran the page's scripts before the check. */
  isRendered: z.boolean(),
  findings: z.array(installFindingSchema),
})
export type InstallReport = z.infer<typeof installReportSchema>

export const checkInstall = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/install-check',
  summary: 'Check whether the agent is installed on a web page, and what prevents it from working there',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ url: websiteUrl }),
  response: installReportSchema,
})
