import { z } from 'zod'
import { defineRoute } from './route.ts'
import { idParams } from './values.ts'
import { websiteUrl } from './websites.ts'

/** What a page that should have the agent can be found to have, or to lack; closed. */
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
  /** `wrong`: visitors can't chat because of it; `note`: worth knowing; `good`: as it should be. */
  level: z.enum(['good', 'note', 'wrong']),
  message: z.string(),
  /** What to put there instead, to be copied; null where a sentence says it. */
  fix: z.string().nullable(),
})
export type InstallFinding = z.infer<typeof installFindingSchema>

export const installReportSchema = z.object({
  /** Of the page that was looked at, after redirects. */
  url: z.string(),
  /** Whether visitors of that page can chat, as far as can be told from outside. */
  works: z.boolean(),
  /** Whether a browser has run the page's scripts before it was looked at. */
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
