import { z } from 'zod'
import { SourceFault } from '../base/source-fault.ts'
import type { SourceCall, SourceItem, SourcePort, SourceText } from '../base/source-port.ts'
import { callJson } from '../reading/call-json.ts'
import { extractSourceText } from '../reading/extract-source-text.ts'

const service = 'GitHub'
const apiVersion = '2022-11-28'
const publicHosts = new Set(['github.com', 'www.github.com'])

/** Endings of documents, with the type that each is read as. */
const documentTypes: Readonly<Record<string, string>> = {
  ...{ md: 'md', mdx: 'md', markdown: 'md' },
  ...{ rst: 'txt', txt: 'txt', adoc: 'txt' },
  ...{ html: 'html', htm: 'html' },
}

/** A folder of a repository; `branch` null for the default one, `folder` empty for all of it. */
interface Place {
  readonly api: string
  readonly web: string
  readonly branch: string | null
  readonly folder: string
}

const repository = z.object({ full_name: z.string(), default_branch: z.string() })
const tree = z.object({
  sha: z.string(),
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
})
const blob = z.object({ content: z.string(), encoding: z.literal('base64') })

/** A folder of documents in a GitHub repository, also on GitHub Enterprise Server. */
export const githubSource: SourcePort = {
  async check(call) {
    const { place, name, files } = await readTree(call)
    if (files.length === 0) {
      const message = 'There are no documents here. Files that end in md, mdx, rst, txt or html are read.'
      throw new SourceFault('gone', message)
    }
    const folders = new Set(files.map(({ path }) => choiceOf(path, place.folder)))
    const choices = [...folders].sort().map((key) => ({ key, label: key }))
    return {
      name: place.folder ? `${name}/${place.folder}` : name,
      choices: choices.length > 1 ? choices : [],
    }
  },

  async listChanges(call, cursor) {
    const { place, branch, files, isComplete, sha } = await readTree(call)
    if (cursor !== null && cursor === cursorOf(call, sha)) return null
    const wanted = files.filter(
      ({ path }) => call.picked === null || call.picked.includes(choiceOf(path, place.folder)),
    )
    const items = wanted.map(({ path, sha: version }) => ({
      ...{ key: path, title: path, version },
      url: `${place.web}/blob/${branch}/${path.split('/').map(encodeURIComponent).join('/')}`,
    }))
    return { items, isComplete, cursor: cursorOf(call, sha) }
  },

  readItem: readDocument,
}

async function readDocument(call: SourceCall, { key, version }: SourceItem): Promise<SourceText> {
  const { api } = placeOf(call.access.address)
  const { data } = await ask(call, `${api}/git/blobs/${encodeURIComponent(version)}`, blob)
  const fileType = documentTypes[endingOf(key)] ?? 'txt'
  const bytes = Buffer.from(data.content, 'base64')
  const { text } = await extractSourceText(call, { fileName: `document.${fileType}`, bytes })
  return { fileType, text }
}

async function readTree(call: SourceCall) {
  const place = placeOf(call.access.address)
  const { data: about } = await ask(call, place.api, repository)
  const branch = place.branch ?? about.default_branch
  const url = `${place.api}/git/trees/${encodeURIComponent(branch)}?recursive=1`
  const { data } = await ask(call, url, tree)
  const start = place.folder === '' ? '' : `${place.folder}/`
  const files = data.tree.filter(
    ({ type, path }) => type === 'blob' && path.startsWith(start) && endingOf(path) in documentTypes,
  )
  return { place, branch, files, name: about.full_name, isComplete: !data.truncated, sha: data.sha }
}

function ask<T>(call: SourceCall, url: string, schema: z.ZodType<T>) {
  const { token } = call.access
  const headers = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': apiVersion,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
  return callJson(call, { service, url, headers, schema })
}

/** Reads `https://github.com/owner/name/tree/branch/folder` or `owner/name`. */
function placeOf(address: string): Place {
  const hasHost = address.split('/')[0]?.includes('.') ?? false
  const url = URL.parse(
    address.includes('://') ? address : `https://${hasHost ? '' : 'github.com/'}${address}`,
  )
  const [owner, name, marker, branch, ...folder] = (url?.pathname ?? '')
    .split('/')
    .filter((part) => part !== '')
  if (!url || owner === undefined || name === undefined)
    throw new SourceFault(
      'invalid',
      'Enter the address of a repository, such as https://github.com/owner/name.',
    )
  const repositoryPath = `${owner}/${name.replace(/\.git$/, '')}`
  const isFolder = marker === 'tree' && branch !== undefined
  const isPublic = publicHosts.has(url.host)
  return {
    api: `${isPublic ? 'https://api.github.com' : `${url.origin}/api/v3`}/repos/${repositoryPath}`,
    web: `${isPublic ? 'https://github.com' : url.origin}/${repositoryPath}`,
    branch: isFolder ? decoded(branch) : null,
    folder: isFolder ? folder.map(decoded).join('/') : '',
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The folder within the source's folder that a document lies in; the file itself if it lies in none. */
function choiceOf(path: string, folder: string): string {
  const start = folder === '' ? 0 : folder.length + 1
  const end = path.indexOf('/', start)
  return end < 0 ? path : path.slice(0, end)
}

function endingOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase()
}

/** The choice is part of the state: another one lists other items. */
function cursorOf({ picked }: SourceCall, sha: string): string {
  return picked === null ? sha : `${sha} ${[...picked].sort().join('\n')}`
}
