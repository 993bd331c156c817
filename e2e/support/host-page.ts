import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

export interface HostPage {
  readonly url: string
  close(): Promise<void>
}

/** The pages of other websites, each with something that a widget stumbles over. */
export type HostPageName =
  | 'shop'
  | 'reset'
  | 'single-page-app'
  | 'right-to-left'
  | 'broken-browser'
  | 'sandbox'
  | 'plain-http'

/**
 * A page of another website, on an origin of its own, with the snippet in it: the file of that name under host-pages, at
 * every path. The shop allows no inline scripts or styles, and of the product what the documentation asks for; `scripts` is what
 * its policy says of scripts.
 */
export async function openHostPage(
  product: string,
  snippet: string,
  name: HostPageName = 'shop',
  scripts = product,
): Promise<HostPage> {
  const template = await readFile(fileURLToPath(new URL(`host-pages/${name}.html`, import.meta.url)), 'utf8')
  const page = template.replace('<!--snippet-->', () => snippet)
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `frame-src ${product}`,
    `style-src 'sha256-${await sha256(style)}'`,
    "require-trusted-types-for 'script'",
  ].join('; ')
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (name === 'shop') response.setHeader('content-security-policy', policy)
    response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64')
}
