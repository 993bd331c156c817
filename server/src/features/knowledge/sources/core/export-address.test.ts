import { expect, test } from 'vitest'
import { exportAddress } from './export-address.ts'

const google = 'https://docs.google.com'

test.each([
  ['/spreadsheets/d/abc/edit?usp=sharing', '/spreadsheets/d/abc/export?format=xlsx', 'xlsx'],
  ['/spreadsheets/d/abc/edit#gid=7', '/spreadsheets/d/abc/export?format=csv&gid=7', 'csv'],
  ['/spreadsheets/d/abc/edit?gid=7#gid=7', '/spreadsheets/d/abc/export?format=csv&gid=7', 'csv'],
  ['/spreadsheets/d/e/2PACX-1/pubhtml', '/spreadsheets/d/e/2PACX-1/pub?output=xlsx', 'xlsx'],
  [
    '/spreadsheets/d/e/2PACX-1/pubhtml?gid=7&single=true',
    '/spreadsheets/d/e/2PACX-1/pub?output=csv&gid=7&single=true',
    'csv',
  ],
  ['/document/d/abc/edit', '/document/d/abc/export?format=html', 'html'],
  ['/document/d/e/2PACX-1/pub', '/document/d/e/2PACX-1/pub?embedded=true', 'html'],
])('%s is exported', (path, exported, fileType) => {
  expect(exportAddress(new URL(`${google}${path}`), google)).toEqual({
    url: `${google}${exported}`,
    fileType,
  })
})

test('other addresses are no documents of Google', () => {
  for (const url of ['https://example.com/spreadsheets/d/abc/edit', `${google}/forms/d/abc`, `${google}/`])
    expect(exportAddress(new URL(url), google)).toBeNull()
})
