import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTemporaryFile, prepareFolder } from './temporary-file.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'parleykit-temporary-'))
})
afterAll(() => rm(parent, { recursive: true }))

test('a file has no name, and its reader can neither change it nor miss a byte', async () => {
  const folder = join(parent, 'uploads')
  await prepareFolder(folder, new Date())
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  const { writer, reader } = await openTemporaryFile(folder)
  expect(await readdir(folder)).toEqual([])
  await writer.writeFile('some words')
  await writer.close()
  expect(String(await reader.readFile())).toBe('some words')
  await expect(reader.write('other words')).rejects.toMatchObject({ code: 'EBADF' })
  await reader.close()
})

test('what a killed process left is removed, what another one has just made is not', async () => {
  const folder = join(parent, 'left')
  await prepareFolder(folder, new Date())
  for (const name of ['old', 'new']) await writeFile(join(folder, name), name)
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await utimes(join(folder, 'old'), anHourAgo, anHourAgo)
  await prepareFolder(folder, new Date())
  expect(await readdir(folder)).toEqual(['new'])
})
