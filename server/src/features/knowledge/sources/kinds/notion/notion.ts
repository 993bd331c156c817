import { sourceChoicesMax } from '@parleykit/contract/knowledge/sources/source-kinds'
import { SourceFault } from '../../base/source-fault.ts'
import type { SourceCall, SourcePort } from '../../base/source-port.ts'
import { type FoundInNotion, getNotionPage, searchNotion } from './notion-api.ts'
import { propertyLines, titleOf } from './property-lines.ts'
import { writeBlocks } from './write-blocks.ts'

/** The pages that are shared with a Notion integration, and the pages of shared databases. */
export const notionSource: SourcePort = {
  async check(call) {
    const all = await listShared(call)
    if (all.length === 0) {
      const message =
        'Nothing is shared with this integration yet. Open a page in Notion, choose Connections in its menu, and add the integration.'
      throw new SourceFault('gone', message)
    }
    const known = new Set(all.map(({ id }) => id))
    const roots = all.filter((found) => !known.has(parentOf(found) ?? ''))
    const choices = roots.map((found) => ({ key: found.id, label: titleOf(found) }))
    return { name: 'Notion', choices: choices.slice(0, sourceChoicesMax) }
  },

  async listChanges(call) {
    const all = await listShared(call)
    const byId = new Map(all.map((found) => [found.id, found]))
    const pages = all.filter(
      (found) => found.object === 'page' && (call.picked === null || isWithin(found, byId, call.picked)),
    )
    const items = pages.map((found) => ({
      ...{ key: found.id, title: titleOf(found), url: found.url },
      version: found.last_edited_time,
    }))
    return { items, isComplete: true, cursor: null }
  },

  async readItem(call, { key }) {
    const page = await getNotionPage(call, key)
    if (isDeleted(page)) throw new SourceFault('gone', 'This page was deleted in Notion.')
    const title = titleOf(page)
    const blocks = await writeBlocks(call, key)
    const text = [`# ${title}`, propertyLines(page).join('\n'), blocks]
      .filter((part) => part !== '')
      .join('\n\n')
    return { title, fileType: 'md', text, version: page.last_edited_time }
  },

  // Search may take minutes to find a page, and doesn't promise to find all.
  async isGone(call, key) {
    try {
      return isDeleted(await getNotionPage(call, key))
    } catch (error) {
      if (error instanceof SourceFault && error.kind === 'gone') return true
      throw error
    }
  },
}

async function listShared(call: SourceCall): Promise<FoundInNotion[]> {
  return (await searchNotion(call)).filter((found) => !isDeleted(found))
}

function isDeleted({ archived, in_trash: inTrash }: FoundInNotion): boolean {
  return archived === true || inTrash === true
}

function parentOf({ parent }: FoundInNotion): string | null {
  return parent.page_id ?? parent.database_id ?? parent.block_id ?? null
}

/** Whether a page or one that it lies in was chosen. */
function isWithin(
  found: FoundInNotion,
  byId: ReadonlyMap<string, FoundInNotion>,
  picked: readonly string[],
): boolean {
  const seen = new Set<string>()
  for (let at: FoundInNotion | undefined = found; at && !seen.has(at.id); ) {
    if (picked.includes(at.id)) return true
    seen.add(at.id)
    const parent = parentOf(at)
    at = parent === null ? undefined : byId.get(parent)
    if (parent !== null && picked.includes(parent)) return true
  }
  return false
}
