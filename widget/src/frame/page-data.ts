import type {
  PublicAgent,
  PublicPageData,
  PublicStarterPrompt,
} from '@parleykit/contract/publish/public-agents'
import { previewQuery, publicApiPath } from './public-api/public-api.ts'

/** The data that the server wrote into the page; null if there is none (the development server). */
export function readPageData(root: Document): PublicPageData | null {
  const text = root.getElementById('page-data')?.textContent
  return text ? (JSON.parse(text) as PublicPageData) : null
}

/** Fetches page data that the page didn't include from the public API. Its `agent` is null if the agent isn't available. */
export async function fetchPageData(
  publicId: string,
  preview: boolean,
  signal: AbortSignal,
): Promise<PublicPageData> {
  const path = publicApiPath('bots', publicId)
  const [agent, starterPrompts] = await Promise.all([
    fetchJson<PublicAgent>(path + previewQuery(preview), signal),
    fetchJson<PublicStarterPrompt[]>(`${path}/starter-prompts${previewQuery(preview)}`, signal),
  ])
  return { agent, starterPrompts: starterPrompts ?? [], poweredByUrl: '/' }
}

async function fetchJson<T>(path: string, signal: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(path, { signal })
    return response.ok ? ((await response.json()) as T) : null
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
