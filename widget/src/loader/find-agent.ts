import type { WidgetSettings } from './settings.ts'

interface FoundAgent {
  readonly name: string
  readonly brandColor: string
}

/** The agent as it is now; null where the website doesn't allow to ask, so that what the script tag says is shown. */
export async function findAgent({
  server,
  publicId,
}: WidgetSettings): Promise<FoundAgent | null | 'not found'> {
  try {
    const response = await fetch(`${server}/api/public/bots/${encodeURIComponent(publicId)}`)
    if (response.status === 404) return 'not found'
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
