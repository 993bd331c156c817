const typesByMedia: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  'application/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  // Many servers send CSV as this. The content of a real workbook decides.
  'application/vnd.ms-excel': 'csv',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/json': 'json',
  'application/feed+json': 'rss',
  'text/calendar': 'ics',
  'application/rss+xml': 'rss',
  'application/atom+xml': 'rss',
  'application/rdf+xml': 'rss',
  'text/markdown': 'md',
}

const typesByEnding: Readonly<Record<string, string>> = {
  ...{ csv: 'csv', tsv: 'tsv', xlsx: 'xlsx', xls: 'xls', ods: 'ods', json: 'json' },
  ...{ ics: 'ics', rss: 'rss', atom: 'rss', rdf: 'rss', md: 'md', txt: 'txt' },
}

/** Signs of a type at the start of a file, in lower case. */
const typesByStart: readonly (readonly [string, string])[] = [
  ['begin:vcalendar', 'ics'],
  ['<rss', 'rss'],
  ['<feed', 'rss'],
  ['<rdf:rdf', 'rss'],
]

/**
 * The type to read a fetched file as: by its media type, else by its beginning, else by the ending of its address (with
 * its dot). Null for web pages and whatever isn't data.
 */
export function fileTypeOfResponse(
  { mediaType, body }: { readonly mediaType: string; readonly body: Buffer },
  ending: string,
): string | null {
  const named = typesByMedia[mediaType]
  if (named !== undefined) return named
  const start = body.subarray(0, 2000).toString('utf8').toLowerCase()
  const found = typesByStart.find(([sign]) => start.includes(sign))
  if (found) return found[1]
  if (mediaType === 'text/html') return null
  const first = start.replace(/^\uFEFF/, '').trimStart()[0]
  const byEnding = typesByEnding[ending.slice(1).toLowerCase()]
  if (byEnding !== undefined) return byEnding
  return first === '{' || first === '[' ? 'json' : null
}
