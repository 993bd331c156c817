import { expect, test } from 'vitest'
import { batchOfDrop, batchOfFiles } from './dropped-files.ts'

/** A folder as browsers hand it over, which lists two entries at a time. */
function folder(path: string, children: readonly object[]) {
  const left = [...children]
  const readEntries = (take: (part: object[]) => void) => take(left.splice(0, 2))
  const name = path.split('/').at(-1)
  return { isFile: false, isDirectory: true, name, fullPath: path, createReader: () => ({ readEntries }) }
}

function file(path: string, content = 'We open at nine.') {
  const name = path.split('/').at(-1) ?? ''
  const take = (done: (file: File) => void) => done(new File([content], name))
  return { isFile: true, isDirectory: false, name, fullPath: path, file: take }
}

const dropped = (entries: readonly object[], files: readonly File[] = []) =>
  ({ files, items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer

test('a dropped folder is searched through, without what is hidden', async () => {
  const menus = folder('/Shop/menus', [
    file('/Shop/menus/b.md'),
    file('/Shop/menus/a.md'),
    file('/Shop/menus/.DS_Store'),
  ])
  const entries = [
    folder('/Shop', [menus, file('/Shop/hours.txt'), file('/Shop/setup.exe'), file('/Shop/no.txt', '')]),
  ]
  const batch = await batchOfDrop(dropped([...entries, file('/prices.csv')]))
  expect(batch.source).toBe('Shop')
  expect(batch.files.map(({ file: { name }, folder: path }) => `${path}|${name}`)).toEqual([
    'Shop|hours.txt',
    'Shop/menus|a.md',
    'Shop/menus|b.md',
    '|prices.csv',
  ])
  expect(batch.skipped.map(({ path, reason }) => [path, reason])).toEqual([
    ['Shop/no.txt', 'The file is empty.'],
    ['Shop/setup.exe', "This file type isn't supported."],
  ])
})

test('files that are dropped or chosen have no folder, and a ZIP file is reported', async () => {
  const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.exe')]
  const batch = await batchOfDrop(dropped([file('/a.txt'), file('/b.exe')], files))
  expect(batch).toMatchObject({ files: [{ folder: '' }, { folder: '' }], skipped: [], source: null })
  const archive = Object.assign(new File(['PK'], 'Shop.ZIP'), { webkitRelativePath: '' })
  expect(batchOfFiles([archive])).toMatchObject({ files: [{ folder: '' }], source: 'Shop.ZIP' })
})

test('of a folder that was chosen, only so many files are sent', () => {
  const chosen = Array.from({ length: 203 }, (_, at) =>
    Object.assign(new File(['a'], `${at}.txt`), { webkitRelativePath: `Shop/${at}.txt` }),
  )
  const { files, skipped } = batchOfFiles(chosen)
  expect([files.length, skipped.length]).toEqual([200, 3])
  expect(skipped[0]).toMatchObject({ path: 'Shop/200.txt', reason: expect.stringContaining('200 files') })
})
