import type { Wire, WireAnswer } from './wire.ts'

export interface NotionItem {
  readonly object: 'page' | 'database'
  readonly title: string
  readonly edited: string
  readonly parent?: { readonly type: 'page_id' | 'database_id'; readonly id: string }
  /** Of a page in a database, in Notion's form. */
  readonly properties?: Readonly<Record<string, unknown>>
  readonly blocks?: readonly unknown[]
}

export interface NotionWorld {
  readonly items: Map<string, NotionItem>
  /** Items that search leaves out, although they are there. */
  readonly unlisted: Set<string>
  token: string
  pageSize: number
}

const richText = (text: string) => [{ type: 'text', plain_text: text, href: null, text: { content: text } }]

export const paragraph = (text: string) => blockOf('paragraph', { rich_text: richText(text) })
export const heading = (text: string) => blockOf('heading_2', { rich_text: richText(text) })
export const bullet = (text: string) => blockOf('bulleted_list_item', { rich_text: richText(text) })

let blocks = 0
function blockOf(type: string, content: unknown) {
  return { object: 'block', id: `block-${++blocks}`, type, has_children: false, [type]: content }
}

/** Notion's API of version 2022-06-28: search, pages and block children, in pages with cursors. */
export function notionWire(world: NotionWorld): Wire {
  return ({ method, url, headers, body }) => {
    if (!url.pathname.startsWith('/v1/')) return null
    if (headers.authorization !== `Bearer ${world.token}`)
      return { status: 401, body: { object: 'error', status: 401, code: 'unauthorized' } }
    if (headers['notion-version'] !== '2022-06-28')
      return { status: 400, body: { object: 'error', status: 400, code: 'missing_version' } }
    const [, , kind, id = ''] = url.pathname.split('/')
    if (kind === 'search' && method === 'POST') {
      const listed = [...world.items.keys()].filter((key) => !world.unlisted.has(key))
      const { start_cursor: cursor } = JSON.parse(body) as { start_cursor?: string }
      return listAt(
        world,
        listed.map((key) => toObject(world, key)),
        cursor,
      )
    }
    const item = world.items.get(id)
    if (!item) return { status: 404, body: { object: 'error', status: 404, code: 'object_not_found' } }
    if (kind === 'pages') return { body: toObject(world, id) }
    if (kind === 'blocks')
      return listAt(world, item.blocks ?? [], url.searchParams.get('start_cursor') ?? undefined)
    return null
  }
}

function listAt({ pageSize }: NotionWorld, all: readonly unknown[], cursor = '0'): WireAnswer {
  const start = Number(cursor)
  const hasMore = start + pageSize < all.length
  return {
    body: {
      ...{ object: 'list', results: all.slice(start, start + pageSize), has_more: hasMore },
      next_cursor: hasMore ? String(start + pageSize) : null,
    },
  }
}

function toObject({ items }: NotionWorld, id: string): unknown {
  const item = items.get(id)
  if (!item) return null
  const { object, title, edited, parent, properties } = item
  const common = {
    ...{ object, id, url: `https://www.notion.so/${id}`, last_edited_time: edited, archived: false },
    parent: parent ? { type: parent.type, [parent.type]: parent.id } : { type: 'workspace', workspace: true },
  }
  if (object === 'database') return { ...common, title: richText(title), properties: {} }
  const name = { id: 'title', type: 'title', title: richText(title) }
  return { ...common, in_trash: false, properties: { ...properties, Name: name } }
}
