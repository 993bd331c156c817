import type { PublicAgent, PublicPageData, PublicStarterPrompt } from '@parleykit/contract/public-agents'
import { previewQuery, publicApiPath } from './public-api/public-api.ts'

/** The data that the server wrote into the page; null when it wrote none (the development server). */
export function readPageData(root: Document): PublicPageData | null {
  const text = root.getElementById('page-data')?.textContent
  return text ? (JSON.parse(text) as PublicPageData) : null
}

/** Asks the public API for what the page did not bring along. An agent that can't be had is null. */
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
