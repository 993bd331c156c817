import { canonicalPage } from '@parleykit/contract/conversations/link-preview/linked-pages'
import { and, eq, inArray, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AgentRow, linkHash, linkHashesOf, starterPromptsOf } from '../../agents/index.ts'
import { curatedAnswers } from '../../answering/curated-answers/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'
import { messages } from '../index.ts'
import { normalizePageUrl } from './core/normalize-page-url.ts'

/**
 * Whether an agent links to a page: in its settings, its knowledge, its curated answers, or in a message from it or
 * from a person in its place. Addresses that only a visitor wrote don't count, or visitors could make this server fetch
 * any page.
 */
export async function isLinked(
  platform: Platform,
  { agent, url }: { readonly agent: AgentRow; readonly url: string },
): Promise<boolean> {
  const page = canonicalPage(url)
  if (page === null) return false
  const key = linkHash(agent.id, page)
  return (
    linkHashesOf(agent.id, textsOf(agent), addressesOf(agent)).includes(key) ||
    (await isStored(platform, agent.id, { key, url })) ||
    (await isInCuratedAnswer(platform, agent.id, key))
  )
}

function textsOf(agent: AgentRow): string[] {
  const { greeting, tagline, humanContact, officeHours, leadForm, consentLine, proactiveMessage } = agent
  const cared = [humanContact, officeHours, consentLine, proactiveMessage, leadForm, leadForm?.consent]
  return [
    greeting,
    tagline,
    ...starterPromptsOf(agent).flatMap(({ title, content }) => [title, content]),
    ...agent.refusalTexts.map(({ text }) => text),
    ...cared.flatMap((each) => each?.text ?? []),
    leadForm?.thanks ?? '',
  ]
}

function addressesOf({ humanContact, consentLine, leadForm }: AgentRow): string[] {
  return [humanContact?.url, consentLine?.linkUrl, leadForm?.consent?.linkUrl].flatMap((url) => url ?? [])
}

/** A key includes the agent, so the indexes on links are enough to find it. */
async function isStored(
  { database }: Platform,
  agentId: number,
  { key, url }: { readonly key: string; readonly url: string },
): Promise<boolean> {
  const hasKey = sql`cardinality(links) > 0 and links @> array[${key}]`
  const one = { one: sql`1` }
  const pages = database
    .select(one)
    .from(knowledgeEntries)
    .where(
      and(
        eq(knowledgeEntries.agentId, agentId),
        inArray(knowledgeEntries.sourceUrl, [url, normalizePageUrl(url)]),
      ),
    )
  const texts = database.select(one).from(knowledgeEntries).where(hasKey)
  const said = database.select(one).from(messages).where(hasKey)
  const found = await pages.limit(1).unionAll(texts.limit(1)).unionAll(said.limit(1))
  return found.length > 0
}

async function isInCuratedAnswer({ database }: Platform, agentId: number, key: string): Promise<boolean> {
  const mayLink = sql`(${curatedAnswers.answer} like '%://%' or ${curatedAnswers.answer} ilike '%www.%')`
  const found = await database
    .select({ answer: curatedAnswers.answer })
    .from(curatedAnswers)
    .where(and(eq(curatedAnswers.agentId, agentId), mayLink))
  return found.some(({ answer }) => linkHashesOf(agentId, [answer]).includes(key))
}
