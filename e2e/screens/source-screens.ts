import { connectSource, listSources, syncSource } from '@parleykit/contract/knowledge/sources/sources'
import { expect, type Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { filesWire, type ServedFile } from '../../server/test/sources/files-wire.ts'
import { type GithubWorld, githubWire } from '../../server/test/sources/github-wire.ts'
import { openSourceWorld } from '../../server/test/sources/open-source-world.ts'
import type { Screen, World } from './screen.ts'

interface Connected {
  readonly page: Page
  readonly origin: string
}

/** The Sources tab of an agent of its own, with the address of a stand-in. */
async function atSources({ stage }: World, prepare?: (place: Prepared) => Promise<void>): Promise<Connected> {
  const files = new Map<string, ServedFile>()
  const github: GithubWorld = { files: new Map(), token: null, isTruncated: false }
  const world = await openSourceWorld([githubWire(github), filesWire(files)])
  stage.onClose(world.close)
  files.set('/prices.csv', { type: 'text/csv', body: 'Item;Price\nTea;4,50 €\nCup;9 €\n' })
  for (const folder of ['guide', 'recipes', 'a-folder-with-a-long-name-by-the-sea'])
    for (const name of ['start', 'stop'])
      github.files.set(`docs/${folder}/${name}.md`, `# ${name} of ${folder}\n\nTurn the key.`)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const sync = async (sourceId: number) => {
    const params = { id: agent.id }
    const isSyncing = async () =>
      (await owner.call(listSources, { params })).body.find(({ id }) => id === sourceId)?.isSyncing
    await expect.poll(isSyncing, { timeout: 120_000 }).toBe(false)
  }
  const { origin } = world
  await prepare?.({
    ...{ files, github },
    connect: async (path) => {
      const kind = path.includes('acme') ? 'github' : 'address'
      const body = { kind, address: `${origin}${path}` } as const
      const { body: source } = await owner.call(connectSource, { params: { id: agent.id }, body })
      await sync(source.id)
      return source.id
    },
    syncAgain: async (sourceId) => {
      await owner.call(syncSource, { params: { id: agent.id, sourceId }, body: {} })
      await sync(sourceId)
    },
  })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#knowledge`)
  await page.getByRole('tab', { name: 'Sources' }).click()
  await page.getByRole('heading', { name: 'Add a source' }).waitFor()
  return { page, origin }
}

interface Prepared {
  readonly files: Map<string, ServedFile>
  readonly github: GithubWorld
  readonly connect: (path: string) => Promise<number>
  readonly syncAgain: (sourceId: number) => Promise<void>
}

const repository = '/acme/docs/tree/main/docs'

/** One source that has changed, one that has failed, and one that has lost its entries. */
async function withSources(world: World): Promise<Page> {
  const { page } = await atSources(world, async ({ files, github, connect, syncAgain }) => {
    const prices = await connect('/prices.csv')
    files.set('/prices.csv', { type: 'text/csv', body: 'Item;Price\nTea;5 €\nCup;9 €\n' })
    await syncAgain(prices)
    files.set('/hours.csv', { type: 'text/csv', body: 'Day;Hours\nMonday;9 to 6' })
    const hours = await connect('/hours.csv')
    files.delete('/hours.csv')
    await syncAgain(hours)
    const docs = await connect(repository)
    for (const path of [...github.files.keys()].slice(1)) github.files.delete(path)
    await syncAgain(docs)
  })
  await page.getByText('What has changed').first().click()
  return page
}

async function connecting(world: World, kind: string): Promise<Connected> {
  const { page, origin } = await atSources(world)
  await page.getByRole('button', { name: kind }).click()
  await page.getByRole('dialog').waitFor()
  return { page, origin }
}

async function choosing(world: World): Promise<Page> {
  const { page, origin } = await connecting(world, 'GitHub')
  await page.getByLabel('Repository or folder').fill(`${origin}${repository}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('docs/recipes').uncheck()
  return page
}

/** Sources in the Knowledge tab, from the empty tab to those that have changed and failed. */
export const sourceScreens: readonly Screen[] = [
  { name: 'sources', open: async (world) => (await atSources(world)).page },
  { name: 'sources connected', open: withSources },
  {
    name: 'sources connecting',
    open: async (world) => (await connecting(world, 'WooCommerce')).page,
    widths: [390, 1280],
  },
  {
    name: 'sources refused',
    open: async (world) => {
      const { page, origin } = await connecting(world, 'Sheet, feed or file')
      await page.getByLabel('Address').fill(`${origin}/none.csv`)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('alert').waitFor()
      return page
    },
    widths: [390, 1280],
  },
  { name: 'sources choosing', open: choosing, widths: [390, 1280] },
  {
    name: 'sources choosing again',
    open: async (world) => {
      const { page } = await atSources(world, async ({ connect }) => void (await connect(repository)))
      await page.getByRole('button', { name: /^Choose/ }).click()
      await page.getByRole('checkbox', { name: 'docs/recipes' }).waitFor()
      return page
    },
    widths: [390, 1280],
  },
  {
    name: 'sources removing',
    open: async (world) => {
      const { page } = await atSources(world, async ({ connect }) => void (await connect('/prices.csv')))
      await page.getByRole('button', { name: /^Remove/ }).click()
      await page.getByRole('alertdialog').waitFor()
      return page
    },
    widths: [390, 1280],
  },
]
