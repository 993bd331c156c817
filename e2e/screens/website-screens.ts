import { listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { findNewestSync, startSync } from '@parleykit/contract/knowledge/websites/website-syncs'
import { findNewestScrape } from '@parleykit/contract/knowledge/websites/websites'
import { expect, type Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { htmlPage, servePages, type TestPages } from '../../server/test/serve-pages.ts'
import type { Screen, World } from './screen.ts'

const sections = ['guide', 'shop', 'about-us-and-our-long-history-by-the-sea']

type OnSite = (site: TestPages) => void

/** The Website tab, with the address of a small website in its field. */
async function atWebsite({ stage, owner, agent }: World, onSite?: OnSite): Promise<Page> {
  const paths = sections.flatMap((section) => [1, 2, 3, 4].map((number) => `/${section}/page-${number}`))
  const links = [...paths, '/missing'].map((path) => `<a href="${path}">${path}</a>`).join(' ')
  const site = await servePages({ '/': htmlPage('Harbour', `<p>Boats and bikes by the sea.</p>${links}`) })
  for (const path of paths)
    site.pages.set(
      path,
      htmlPage(`All that you can rent on ${path}`, `<p>The boat of ${path} has two sails.</p>`),
    )
  stage.onClose(site.close)
  onSite?.(site)
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#knowledge`)
  await page.getByRole('tab', { name: 'Website' }).click()
  await page.getByLabel('Website URL').fill(site.origin)
  return page
}

async function picking(world: World, onSite?: OnSite): Promise<Page> {
  const page = await atWebsite(world, onSite)
  await page.getByRole('button', { name: 'Find pages' }).click()
  await page.getByLabel(/^Select all/).uncheck()
  await page.getByRole('checkbox', { name: '/guide/', exact: true }).check()
  return page
}

/** After some pages were read, and some were not. */
async function afterReading(world: World, change?: OnSite): Promise<Page> {
  let changeSite = () => {}
  const page = await picking(world, (site) => {
    changeSite = () => change?.(site)
  })
  await page.getByRole('button', { name: /^Scrape \d/ }).click()
  await page
    .locator('.toast')
    .filter({ hasText: 'Website scraped successfully' })
    .waitFor({ timeout: 240_000 })
  changeSite()
  return page
}

/** A world of its own: other screens' websites are closed by now, and would be tried again and again. */
async function ownWorld({ stage, makeAdmin }: World): Promise<World> {
  const owner = await stage.newOwner()
  return { stage, makeAdmin, owner, newcomer: owner, agent: await makeAgent(owner) }
}

/** After the pages were read again, one of which had changed, one was gone, and one was new. */
async function afterReadingAgain(world: World): Promise<Page> {
  const page = await afterReading(await ownWorld(world), (site) => {
    site.pages.delete('/guide/page-1')
    const boats = '<p>The boat has three sails now.</p><a href="/guide/page-5">Sleds</a>'
    site.pages.set('/guide/page-2', htmlPage('All that you can rent', boats))
    site.pages.set('/guide/page-5', htmlPage('Sleds for the winter', '<p>A sled has two runners.</p>'))
  })
  await page.getByRole('button', { name: 'Read all again' }).click()
  // However long a busy machine needs to read them.
  await page.getByText(/pages read again: 1 changed/).waitFor({ timeout: 240_000 })
  await page.getByText('1 page is new on your website').waitFor()
  await page.getByText('What has changed').click()
  return page
}

/** After a page was gone at three readings. */
async function afterGoneForLong(common: World): Promise<Page> {
  const world = await ownWorld(common)
  const page = await afterReading(world, (site) => site.pages.delete('/guide/page-1'))
  const params = { id: world.agent.id }
  const entries = (await world.owner.call(listKnowledge, { params })).body
  const entryId = entries.find(({ content }) => content.endsWith('/guide/page-1'))?.id
  for (const readings of [1, 2, 3]) {
    await world.owner.call(startSync, { params, body: { entryId } })
    const timesGone = async () =>
      (await world.owner.call(findNewestSync, { params })).body.gonePages[0]?.timesGone
    await expect.poll(timesGone, { timeout: 240_000 }).toBe(readings)
    const status = async () => (await world.owner.call(findNewestScrape, { params })).body.job?.status
    await expect.poll(status, { timeout: 240_000 }).not.toBe('processing')
  }
  await page.reload()
  await page.getByRole('tab', { name: 'Website' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete / }) })
  await row.getByText('Gone for 3 readings').waitFor()
  return page
}

async function opened(page: Page, button: RegExp): Promise<Page> {
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function withErrors(world: World): Promise<Page> {
  const page = await atWebsite(world)
  await page.getByLabel('Website URL').fill('harbour')
  await page.getByRole('button', { name: 'Find pages' }).click()
  await page.getByRole('alert').waitFor()
  return page
}

/** Websites in the Knowledge tab, from the empty tab to what became of each page. */
export const websiteScreens: readonly Screen[] = [
  { name: 'website', open: (world) => atWebsite(world) },
  { name: 'website address refused', open: withErrors, widths: [390, 1280] },
  { name: 'website picking pages', open: (world) => picking(world) },
  { name: 'website after reading', open: (world) => afterReading(world) },
  { name: 'website after reading again', open: afterReadingAgain },
  {
    name: 'website picking new pages',
    open: async (world) => opened(await afterReadingAgain(world), /^Pick pages to add/),
    widths: [390, 1280],
  },
  { name: 'website with a page that is gone for long', open: afterGoneForLong },
  {
    name: 'website what became of each page',
    open: async (world) => opened(await afterReading(await ownWorld(world)), /^Show each/),
  },
  {
    name: 'website text of a page',
    open: async (world) => opened(await afterReading(await ownWorld(world)), /^View the text/),
  },
]
