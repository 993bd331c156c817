import { expect, type Page } from '@playwright/test'
import { makeAgent } from '../../../server/test/make-agent.ts'
import { htmlPage, servePages, type TestPages } from '../../../server/test/serve-pages.ts'
import { brokenAnswer, byButton, byTab, byText, byToast, hold, release } from '../finds.ts'
import type { Situation } from '../situation.ts'
import type { Stage } from '../stage.ts'

const sites = new WeakMap<Stage, TestPages>()

/** A small website, and the Website tab of a new agent. */
async function openWebsiteTab(stage: Stage, pages: number): Promise<Page> {
  const paths = Array.from({ length: pages }, (_, number) => `/page-${number}`)
  const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')
  const site = await servePages({ '/': htmlPage('Harbour', `<p>Boats and bikes by the sea.</p>${links}`) })
  for (const path of paths)
    site.pages.set(path, htmlPage(`Harbour ${path}`, `<p>The boat of ${path} has two sails.</p>`))
  stage.onClose(site.close)
  sites.set(stage, site)
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner)
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}#knowledge`)
  await byTab(page, 'Website').click()
  return page
}

async function findPages(page: Page, stage: Stage): Promise<void> {
  await page.getByLabel('Website URL').fill(sites.get(stage)?.origin ?? '')
  await byButton(page, 'Find pages').click()
}

async function scrapeAll(page: Page): Promise<void> {
  await page.getByLabel(/^Select all/).check()
  await page.getByRole('button', { name: /^Scrape \d/ }).click()
}

/** As the product tells it to others than this page. */
async function newestJob(page: Page): Promise<unknown> {
  const agentPath = new URL(page.url()).pathname.replace('/dashboard', '/api')
  const answer = await page.request.get(`${agentPath}/knowledge/batch-scrape`)
  return (await answer.json()).job
}

export const websiteSituations: readonly Situation[] = [
  {
    title: 'the website of an owner',
    arrange: (stage) => openWebsiteTab(stage, 2),
    reads: {
      'websites.tab': byTab,
      'websites.url-invalid': async (page, words) => {
        await page.getByLabel('Website URL').fill('harbour')
        await byButton(page, 'Find pages').click()
        return byText(page, words)
      },
      'websites.start-failed': async (page, words, stage) => {
        await page.route('**/knowledge/mapWebsite', brokenAnswer())
        await findPages(page, stage)
        return byToast(page, words)
      },
      'websites.job-failed-to-start': async (page, words, stage) => {
        await page.unroute('**/knowledge/mapWebsite')
        await page.route('**/knowledge/batch-scrape', brokenAnswer())
        await findPages(page, stage)
        await scrapeAll(page)
        return byToast(page, words)
      },
      'websites.started': async (page, words) => {
        await page.unroute('**/knowledge/batch-scrape')
        await hold(page, '**/knowledge/batch-scrape', 'GET')
        await page.getByRole('button', { name: /^Scrape \d/ }).click()
        return byToast(page, words)
      },
      'websites.succeeded': (page, words) => {
        release(page)
        return byToast(page, words)
      },
      'websites.delete-failed': async (page, words) => {
        await page.route('**/api/agents/*/knowledge/*', brokenAnswer())
        await page.getByRole('button', { name: 'Delete Harbour', exact: true }).click()
        await byButton(page, 'Delete entry').click()
        return byToast(page, words)
      },
    },
  },
  {
    title: 'a website that is gone when its pages are read',
    arrange: (stage) => openWebsiteTab(stage, 1),
    reads: {
      'websites.failed': async (page, words, stage) => {
        await findPages(page, stage)
        await page.getByLabel(/^Select all/).check()
        sites.get(stage)?.pages.clear()
        // Over before the page has seen it run.
        await hold(page, '**/knowledge/batch-scrape', 'GET')
        await page.getByRole('button', { name: /^Scrape \d/ }).click()
        await expect.poll(() => newestJob(page), { timeout: 60_000 }).toMatchObject({ status: 'error' })
        release(page)
        return byToast(page, words)
      },
    },
  },
  {
    title: 'more pages than the free plan has',
    arrange: (stage) => openWebsiteTab(stage, 16),
    reads: {
      'websites.subscription-required': async (page, words, stage) => {
        await findPages(page, stage)
        await scrapeAll(page)
        return byToast(page, words)
      },
      'websites.upgrade-now': async (page, words) => {
        await page.getByRole('button', { name: /^Scrape \d/ }).click()
        return byToast(page, words).getByRole('button', { name: words })
      },
    },
  },
]
