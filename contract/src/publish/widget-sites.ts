import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams, instant } from '../base/values.ts'

/** Closed list of reasons why visitors of a website couldn't chat. */
export const widgetFaults = [
  'domain_not_allowed',
  'agent_inactive',
  /** A page there uses an ID that no agent has. */
  'agent_unknown',
  'key_missing',
  'key_unknown',
  'key_ended',
  /** The frame's sandbox hides its website, and the agent has allowed domains. */
  'frame_sandboxed',
] as const
export type WidgetFault = (typeof widgetFaults)[number]
/**
 * These are reported until a frame there uses the right key: a page that merely loads the bubble doesn't prove that
 * they are fixed.
 */
export const lastingFaults: readonly WidgetFault[] = ['key_missing', 'key_unknown', 'key_ended']

/** A website that has loaded the widget. Neither visitors nor pages are recorded. */
export const widgetSiteSchema = z.object({
  /** Its host, with the port unless it is the default. */
  host: z.string(),
  /** When it was last loaded and could be shown, accurate to a minute; null if never. */
  seenAt: instant.nullable(),
  /** The most recent reason why visitors there couldn't chat. */
  fault: z.enum(widgetFaults).nullable(),
  faultAt: instant.nullable(),
})
export type WidgetSite = z.infer<typeof widgetSiteSchema>

export const listWidgetSites = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/widget-sites',
  summary: "List the websites that have loaded the agent's widget, most recent first",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.array(widgetSiteSchema),
})
