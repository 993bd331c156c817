import { readFile } from 'node:fs/promises'
import type { ProactiveMessage } from '@parleykit/contract/agents/visitor-settings'
import type { WidgetAgent } from '@parleykit/contract/publish/widget'
import { widgetLabels } from '@parleykit/contract/publish/widget-labels'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { sendScript } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisibleAgent } from '../agents/index.ts'
import { frameFolder } from './page/page-template.ts'
import { recordWidgetSite } from './record-widget-site.ts'

const maxAgeSeconds = { script: 3600, withAgent: 300, labels: 3600 }

export interface LoaderQuery {
  Querystring: { agent?: unknown; preview?: unknown; language?: unknown; module?: unknown }
}

/**
 * Sends the script that adds an agent's chat bubble to any website. `?agent=` includes the agent's data, so that the
 * page requests nothing else until a visitor wants to chat. `&preview=1` is for the Connect tab. `?language=` sends a
 * module with the script's labels, and `?module=proactive` one that shows the owner's proactive message. All share one
 * address, so that a policy that allows the script also allows the modules.
 */
export async function sendWidgetLoader({
  platform,
  request,
  reply,
}: {
  readonly platform: Platform
  readonly request: FastifyRequest<LoaderQuery>
  readonly reply: FastifyReply
}): Promise<FastifyReply> {
  const { agent, preview, language, module } = request.query
  if (typeof language === 'string') {
    return sendScript(request, reply, labelsModule(language), maxAgeSeconds.labels)
  }
  if (module === 'proactive') {
    const content = await readFile(`${frameFolder}/proactive.js`, 'utf8')
    return sendScript(request, reply, content, maxAgeSeconds.script)
  }
  const script = await readFile(`${frameFolder}/loader.js`, 'utf8')
  if (typeof agent !== 'string' || agent === '') {
    return sendScript(request, reply, script, maxAgeSeconds.script)
  }
  if (preview === '1') {
    const shown = await findPreviewedAgent(platform, request, agent)
    return reply
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send((await deliver(shown?.agent ?? null)) + script)
  }
  void recordWidgetSite({ platform, request }, agent)
  const found = await findWidgetAgent(platform, request, agent)
  const begin = await deliver(found?.agent ?? null)
  const content = begin + script + followUp(agent, found?.proactiveMessage ?? null)
  return sendScript(request, reply, content, maxAgeSeconds.withAgent)
}

/** A module whose default export makes the labels for an agent's name, like the script's own function. */
function labelsModule(language: string): string {
  const labels = JSON.stringify(widgetLabels(language)('%'))
  return `export default n=>${labels.replaceAll('%', '"+n+"')}`
}

/** The agent as its workspace previews it: on this site, which needn't be among its allowed domains. */
async function findPreviewedAgent(
  platform: Platform,
  request: FastifyRequest,
  publicId: string,
): Promise<FoundAgent | null> {
  const shown = await findWidgetAgent(platform, request, publicId, true)
  return shown && { ...shown, agent: { ...shown.agent, allowedDomains: [] } }
}

interface FoundAgent {
  readonly agent: WidgetAgent
  readonly proactiveMessage: ProactiveMessage | null
}

async function findWidgetAgent(
  platform: Platform,
  request: FastifyRequest,
  publicId: string,
  preview = false,
): Promise<FoundAgent | null> {
  try {
    const { agent, isPreview } = await findVisibleAgent(platform, request, publicId, preview)
    if (preview && !isPreview) return null
    const { name, brandColor, theme, allowedDomains, proactiveMessage } = agent
    return { agent: { name, brandColor, theme, allowedDomains }, proactiveMessage }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return null
    throw error
  }
}

/** Sets the agent's data on the script's own element, so that the page gets no global and two agents don't mix. */
async function deliver(agent: WidgetAgent | null): Promise<string> {
  const delivery = `(document.currentScript||{}).parleykitAgent=${JSON.stringify(agent)};`
  if (!agent || agent.theme === 'light') return delivery
  return `${delivery}${await readFile(`${frameFolder}/dark-corner.js`, 'utf8')};`
}

/** Loads the proactive module from the script's address. If the website blocks it, the message isn't shown. */
function followUp(publicId: string, message: ProactiveMessage | null): string {
  if (!message) return ''
  const values = [publicId, message].map((value) => JSON.stringify(value)).join()
  return `;((s,i,m)=>{s&&import(s+'?module=proactive').then(f=>f.default(i,s,m)).catch(()=>{})})(document.currentScript?.src.split('?')[0],${values});`
}
