import { createHash } from 'node:crypto'
import type { Wire } from './wire.ts'

export interface GithubWorld {
  readonly files: Map<string, string>
  /** Null for a public repository. */
  token: string | null
  isTruncated: boolean
}

const shaOf = (text: string) => createHash('sha1').update(text).digest('hex')

/** GitHub's REST API as GitHub Enterprise Server has it: repositories, git trees and git blobs of `acme/docs`. */
export function githubWire(world: GithubWorld): Wire {
  return ({ url, headers }) => {
    const start = '/api/v3/repos/acme/docs'
    if (!url.pathname.startsWith(start)) return null
    if (headers['x-github-api-version'] !== '2022-11-28') return { status: 400, body: { message: 'Version' } }
    if (world.token !== null && headers.authorization !== `Bearer ${world.token}`)
      return { status: headers.authorization ? 401 : 404, body: { message: 'Bad credentials' } }
    const path = url.pathname.slice(start.length)
    if (path === '') return { body: { id: 1, full_name: 'acme/docs', default_branch: 'main' } }
    if (path === '/git/trees/main' && url.searchParams.get('recursive') === '1') {
      const tree = [...world.files].map(([path, text]) => ({
        ...{ path, mode: '100644', type: 'blob', size: text.length },
        sha: shaOf(text),
      }))
      return { body: { sha: shaOf(JSON.stringify(tree)), tree, truncated: world.isTruncated } }
    }
    const [, sha] = /^\/git\/blobs\/([0-9a-f]{40})$/.exec(path) ?? []
    const text = [...world.files.values()].find((each) => shaOf(each) === sha)
    if (text === undefined) return null
    // GitHub breaks base64 into lines.
    const content = Buffer.from(text)
      .toString('base64')
      .replaceAll(/(.{60})/g, '$1\n')
    return { body: { sha, size: text.length, encoding: 'base64', content } }
  }
}
