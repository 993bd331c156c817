import { z } from 'zod'
import { defineRoute } from './route.ts'
import { idParams, instant } from './values.ts'

/** What kept visitors of a website from chatting; closed. */
export const widgetFaults = [
  'domain_not_allowed',
  'agent_inactive',
  /** A page there asks for an id that no agent has. */
  'agent_unknown',
  'key_missing',
  'key_unknown',
  'key_ended',
  /** The frame's sandbox keeps its website to itself, and the agent has allowed domains. */
  'frame_sandboxed',
] as const
export type WidgetFault = (typeof widgetFaults)[number]
/** They are told until a frame there comes with the right key: a page that merely loads the bubble tells nothing of it. */
export const lastingFaults: readonly WidgetFault[] = ['key_missing', 'key_unknown', 'key_ended']

/** A website that has asked for the widget. Nothing is kept of who was there, or on which page. */
export const widgetSiteSchema = z.object({
  /** Its host, with the port where that isn't the usual one. */
  host: z.string(),
  /** When it was loaded last and could be shown, to within a minute; null where it never could. */
  seenAt: instant.nullable(),
  /** What kept visitors there from chatting the last time that something did. */
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
