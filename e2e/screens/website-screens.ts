import type { Page } from '@playwright/test'
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
  await page.getByRole('button', { name: 'Find Pages' }).click()
  await page.getByRole('checkbox', { name: '/guide/', exact: true }).click()
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

/** After the pages were read again, one of which had changed, and one was gone. */
async function afterReadingAgain({ stage }: World): Promise<Page> {
  // Other screens' websites are closed by now, and would be tried again and again.
  const owner = await stage.newOwner()
  const world = { stage, owner, newcomer: owner, agent: await makeAgent(owner) }
  const page = await afterReading(world, (site) => {
    site.pages.delete('/guide/page-1')
    site.pages.set('/guide/page-2', htmlPage('All that you can rent', '<p>The boat has three sails now.</p>'))
  })
  await page.getByRole('button', { name: 'Read All Again' }).click()
  // However long a busy machine needs to read them.
  await page.getByText(/pages read again: 1 changed/).waitFor({ timeout: 240_000 })
  await page.getByText('What has changed').click()
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
  await page.getByRole('button', { name: 'Find Pages' }).click()
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
    name: 'website what became of each page',
    open: async (world) => opened(await afterReading(world), /^Show Each/),
  },
  {
    name: 'website text of a page',
    open: async (world) => opened(await afterReading(world), /^View the text/),
  },
  {
    name: 'subscription',
    open: async ({ stage, owner }) => {
      const page = await stage.openPage(owner)
      await page.goto('/dashboard/subscription')
      await page.getByRole('heading', { name: 'Subscription' }).waitFor()
      return page
    },
  },
]
