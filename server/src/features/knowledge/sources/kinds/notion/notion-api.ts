import { z } from 'zod'
import { webAddress } from '../../../../../platform/extraction/index.ts'
import { SourceFault } from '../../base/source-fault.ts'
import type { SourceCall } from '../../base/source-port.ts'
import { callJson } from '../../reading/call-json.ts'

const service = 'Notion'
const apiVersion = '2022-06-28'
/** A page of a list has up to 100 results. */
const pagesMax = 100

const richText = z.array(z.object({ plain_text: z.string(), href: z.string().nullish() }))

/** The fields of a property that can be read as text; other kinds of properties are left out. */
const property = z.looseObject({ type: z.string() })

const parent = z.looseObject({
  type: z.string(),
  page_id: z.string().optional(),
  database_id: z.string().optional(),
  block_id: z.string().optional(),
})

/** A page or a database, as search finds it. */
const found = z.object({
  object: z.enum(['page', 'database']),
  id: z.string(),
  url: z.string(),
  last_edited_time: z.string(),
  archived: z.boolean().optional(),
  in_trash: z.boolean().optional(),
  parent,
  /** A database's title. A page has it among its properties. */
  title: richText.optional(),
  properties: z.record(z.string(), property).optional(),
})
export type FoundInNotion = z.infer<typeof found>

const block = z.looseObject({ id: z.string(), type: z.string(), has_children: z.boolean() })
export type NotionBlock = z.infer<typeof block>

const listOf = <T>(result: z.ZodType<T>) =>
  z.object({ results: z.array(result), has_more: z.boolean(), next_cursor: z.string().nullable() })

/** Everything that is shared with the integration. */
export function searchNotion(call: SourceCall): Promise<FoundInNotion[]> {
  return listAll((cursor) => {
    const body = { page_size: 100, ...(cursor !== null && { start_cursor: cursor }) }
    return ask(call, { path: '/v1/search', body, schema: listOf(found) })
  })
}

/** The blocks directly within a page or block. */
export function listBlocks(call: SourceCall, id: string): Promise<NotionBlock[]> {
  return listAll((cursor) => {
    const start = cursor === null ? '' : `&start_cursor=${encodeURIComponent(cursor)}`
    const path = `/v1/blocks/${encodeURIComponent(id)}/children?page_size=100${start}`
    return ask(call, { path, schema: listOf(block) })
  })
}

export function getNotionPage(call: SourceCall, id: string): Promise<FoundInNotion> {
  return ask(call, { path: `/v1/pages/${encodeURIComponent(id)}`, schema: found })
}

interface NotionRequest<T> {
  readonly path: string
  readonly body?: unknown
  readonly schema: z.ZodType<T>
}

async function ask<T>(call: SourceCall, { path, ...request }: NotionRequest<T>): Promise<T> {
  const headers = { authorization: `Bearer ${call.access.token}`, 'notion-version': apiVersion }
  const url = `${call.platform.config.sources.notionBase}${path}`
  return (await callJson(call, { service, url, headers, ...request })).data
}

type ListPage<T> = z.infer<ReturnType<typeof listOf<T>>>

/** Follows a list to its end. A list that leads back to itself is a fault, so that it isn't taken for a whole one. */
async function listAll<T>(pageAt: (cursor: string | null) => Promise<ListPage<T>>): Promise<T[]> {
  const all: T[] = []
  const seen = new Set<string>()
  for (let cursor: string | null = null; ; ) {
    const page: ListPage<T> = await pageAt(cursor)
    all.push(...page.results)
    if (!page.has_more) return all
    cursor = page.next_cursor
    if (cursor === null || seen.has(cursor) || seen.size >= pagesMax)
      throw new SourceFault('invalid', 'Notion sent a list without an end.')
    seen.add(cursor)
  }
}

/** The text of rich text, with its links as Markdown. */
export function textOf(value: unknown): string {
  const { data = [] } = richText.safeParse(value)
  return data
    .map(({ plain_text: text, href }) => (href && webAddress(href) ? `[${text}](${href})` : text))
    .join('')
}
