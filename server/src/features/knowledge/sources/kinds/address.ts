import { basename, extname } from 'node:path'
import { websiteUrl } from '@parleykit/contract/knowledge/websites/websites'
import type { PublicResponse } from '../../../../platform/fetch-public-url/index.ts'
import { SourceFault, toSourceFault } from '../base/source-fault.ts'
import type { SourceCall, SourceItem, SourcePort, SourceText } from '../base/source-port.ts'
import { exportAddress } from '../core/export-address.ts'
import { fileTypeOfResponse } from '../core/file-type-of-response.ts'
import { extractSourceText } from '../reading/extract-source-text.ts'

const bytesMax = 20 * 1024 * 1024
const itemKey = 'file'

/** A file at an address: a table, JSON, a calendar, a feed, or a document of Google's. It is one item. */
export const addressSource: SourcePort = {
  async check(call) {
    const item = itemOf(call)
    const { title } = await readFile(call, item, null)
    return { name: title ?? item.title, choices: [] }
  },
  listChanges: async (call) => ({ items: [itemOf(call)], isComplete: true, cursor: null }),
  readItem: async (call, item, known) => {
    const read = await readFile(call, item, known)
    return read.isSame ? null : read
  },
}

interface FileText extends SourceText {
  /** Whether it is still of the known version. */
  readonly isSame: boolean
}

/** The version in the list always differs, so that the file is asked for: its validators decide. */
function itemOf({ access }: SourceCall): SourceItem {
  const { data: url } = websiteUrl.safeParse(access.address)
  if (url === undefined) throw new SourceFault('invalid', 'Enter an address that begins with http or https.')
  return { key: itemKey, title: nameOf(new URL(url)), url, version: '' }
}

async function readFile(call: SourceCall, item: SourceItem, known: string | null): Promise<FileText> {
  const url = new URL(item.url)
  const document = exportAddress(url, call.platform.config.sources.googleBase)
  const response = await fetchFile(call, document?.url ?? item.url, known)
  if (response.status === 304) return { isSame: true, fileType: '', text: '' }
  if (response.status < 200 || response.status >= 300) throw faultOf(response)
  if (document && isSignIn(response)) throw new SourceFault('refused', notShared)
  const fileType = document?.fileType ?? fileTypeOfResponse(response, extname(url.pathname))
  if (fileType === null) {
    const message =
      'This is no table, JSON, calendar or feed. Add web pages under Website, and documents under Files.'
    throw new SourceFault('invalid', message)
  }
  const read = await extractSourceText(call, { fileName: `file.${fileType}`, bytes: response.body })
  const version = versionOf(response)
  return {
    ...{ isSame: false, text: read.text, fileType: read.fileType, version },
    ...(read.title !== null && { title: read.title }),
  }
}

async function fetchFile(call: SourceCall, url: string, known: string | null): Promise<PublicResponse> {
  const { platform, signal, requestMs } = call
  try {
    return await platform.fetchPublicUrl({
      ...{ url, accept: ['*/*'], bytesMax, totalMs: requestMs, signal },
      headers: known === null ? {} : validatorsOf(known),
      mayFollow: (next) => (next.hostname === 'accounts.google.com' ? notShared : true),
    })
  } catch (error) {
    throw toSourceFault(error, signal)
  }
}

const notShared = "This document isn't shared with everyone who has the link."

/** Google asks people to sign in with a page, also at its own address. */
function isSignIn({ url }: PublicResponse): boolean {
  return URL.parse(url)?.pathname.includes('/ServiceLogin') ?? false
}

function faultOf({ status }: PublicResponse): SourceFault {
  if (status === 404 || status === 410)
    return new SourceFault('gone', `There is nothing at this address (status ${status}).`)
  if (status === 401 || status === 403)
    return new SourceFault('refused', `This address isn't open to everyone (status ${status}).`)
  return new SourceFault('unreachable', `This address answers with an error (status ${status}).`)
}

/** A file's validators in one text. */
function versionOf({ headers }: PublicResponse): string {
  return JSON.stringify([headers.get('etag'), headers.get('last-modified')])
}

function validatorsOf(version: string): Record<string, string> {
  const [etag, modified] = JSON.parse(version) as (string | null)[]
  return { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) }
}

function nameOf({ hostname, pathname }: URL): string {
  const name = basename(pathname)
  return name && name !== 'edit' && !name.startsWith('pub') ? name : hostname
}
