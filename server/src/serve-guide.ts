import { api } from '@parleykit/contract/api'
import { productName } from '@parleykit/contract/base/limits'
import type { RouteDefinition } from '@parleykit/contract/base/route'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from './config/config.ts'
import { firstParagraph, type GuidePage, readGuidePages } from './features/publish/demo-agent/index.ts'
import { isPublicApi } from './platform/http/index.ts'

/**
 * Serves the guide in its original Markdown, and /llms.txt, which describes the site to language models (llmstxt.org):
 * the guide, and the operations that anyone may call.
 */
export async function serveGuide(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const pages = await readGuidePages()
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text)
  for (const { name, text } of pages)
    app.get(guidePath(name), { schema: { hide: true } }, (_request, reply) =>
      send(reply, 'text/markdown', `${text}\n`),
    )
  app.get('/llms.txt', { schema: { hide: true } }, (request, reply) =>
    send(reply, 'text/plain', llmsText(publicUrl ?? `${request.protocol}://${request.host}`, pages)),
  )
}

const guidePath = (name: string) => `/guide/${name}.md`

function llmsText(origin: string, pages: readonly GuidePage[]): string {
  const routes: RouteDefinition[] = Object.values(api).filter(({ path }) => isPublicApi(path))
  const [first] = pages.filter(({ name }) => name === 'what-is-parleykit')
  return `${[
    `# ${productName}`,
    `> ${first ? firstParagraph(first) : ''}`,
    'Visitors reach an agent by its publicId. Owners find the publicId and the API key in the dashboard under “Get integration code”. Agents are public unless the owner requires the API key.',
    '## Guide',
    pages
      .map((page) => `- [${page.fileName}](${origin}${guidePath(page.name)}): ${firstParagraph(page)}`)
      .join('\n'),
    '## API',
    [
      `- [OpenAPI](${origin}/openapi.json): all operations with their schemas, errors and events`,
      `- [API documentation](${origin}/api-docs): examples in curl, TypeScript and Python`,
      ...routes.map(
        ({ method, path, summary }) => `- \`${method} ${path.replace(/:(\w+)/g, '{$1}')}\`: ${summary}`,
      ),
    ].join('\n'),
  ].join('\n\n')}\n`
}
