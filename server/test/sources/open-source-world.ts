import { text } from 'node:stream/consumers'
import { serveWebsite, type TestWebsite } from '../serve-website.ts'
import { sendAnswer, type Wire, type WireAnswer, type WireRequest } from './wire.ts'

export interface SourceWorld extends TestWebsite {
  /** `METHOD path?query` of each request, in order. */
  readonly asked: string[]
  /** Answers instead of the wires while it is set; null lets the wires answer. */
  meanwhile: ((request: WireRequest) => WireAnswer | null | Promise<WireAnswer | null>) | null
  readonly environment: Record<string, string>
}

/** One server with the documented wires of these services. What they don't have is a 404. */
export async function openSourceWorld(wires: readonly Wire[]): Promise<SourceWorld> {
  const asked: string[] = []
  const website = await serveWebsite(async (incoming, response) => {
    const { method = 'GET', headers } = incoming
    const url = new URL(incoming.url ?? '/', 'http://stand-in')
    const request = { method, url, headers, body: await text(incoming) }
    asked.push(`${method} ${url.pathname}${url.search}`)
    const first = (await world.meanwhile?.(request)) ?? null
    const answer = first ?? wires.reduce<WireAnswer | null>((found, wire) => found ?? wire(request), null)
    sendAnswer(response, answer ?? { status: 404, body: { message: 'Not Found' } })
  })
  const world: SourceWorld = {
    ...website,
    asked,
    meanwhile: null,
    environment: {
      ALLOW_PRIVATE_HOSTS: website.host,
      NOTION_API_BASE: website.origin,
      GOOGLE_DOCS_BASE: website.origin,
      BROWSER_PATH: 'off',
    },
  }
  return world
}
