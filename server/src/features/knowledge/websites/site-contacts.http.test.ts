import {
  deleteKnowledgeEntry,
  getKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { findNewestSync, startSync } from '@parleykit/contract/knowledge/websites/website-syncs'
import { batchScrape, getScrapeStatus } from '@parleykit/contract/knowledge/websites/websites'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { servePages, type TestPages } from '../../../../test/serve-pages.ts'

let app: TestApp
let site: TestPages
beforeAll(async () => {
  site = await servePages()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: site.host, BROWSER_PATH: 'off' })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

const page = (title: string, main: string, phone: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${main}</p></main>
<footer><div><h4>Visit us</h4><p>Pier 4, 20457 Hamburg</p><p>Telephone: <a href="tel:${phone}">${phone}</a></p></div>
<div><h4>Opening hours</h4><p>Monday to Friday 9:00–17:00, Saturday 10:00–14:00</p></div>
<ul><li><a href="/a">Terms</a><li><a href="/b">Privacy</a><li><a href="/c">Jobs</a></ul></footer>`

async function waitFor(owner: TestOwner, id: number, jobId: number): Promise<void> {
  const status = async () => (await owner.call(getScrapeStatus, { params: { id, jobId } })).body.status
  await expect.poll(status, { timeout: 120_000 }).toBe('completed')
}

async function textsOf(owner: TestOwner, id: number): Promise<Map<string, string>> {
  const entries = (await owner.call(listKnowledge, { params: { id } })).body
  const texts = new Map<string, string>()
  for (const { id: entryId, content } of entries) {
    const { text } = (await owner.call(getKnowledgeEntry, { params: { id, entryId } })).body
    texts.set(new URL(content).pathname, text)
  }
  return texts
}

test('contact details in the footer of all pages are stored once, and kept up to date', async () => {
  const serve = (phone: string) => {
    site.pages.set('/', page('Harbour Rentals', 'Boats and bikes for days by the sea.', phone))
    site.pages.set('/boats', page('Boats', 'A boat with two sails carries four people.', phone))
  }
  serve('+49 40 1234567')
  const owner = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(owner)
  const params = { id }
  const urls = [`${site.origin}/boats`, `${site.origin}/`]
  await waitFor(owner, id, (await owner.call(batchScrape, { params, body: { urls } })).body.jobId)
  const texts = await textsOf(owner, id)
  expect(texts.get('/boats')).toBe('# Boats\n\nA boat with two sails carries four people.')
  expect(texts.get('/')).toMatch(
    /by the sea\.\n\n## Contact\n\n#### Visit us\n\nPier 4, 20457 Hamburg\n\nTelephone: \+49 40 1234567\n\n#### Opening hours\n\nMonday/,
  )
  expect(texts.get('/')).not.toContain('Privacy')
  await owner.call(trainAgent, { params })
  const answer = async (message: string) => (await ask(app.origin, publicId, { message })).text
  expect(await answer('What is your telephone number?')).toContain('+49 40 1234567')
  expect(await answer('When are you open on Saturday?')).toContain('10:00–14:00')

  serve('+49 40 7654321')
  await waitFor(owner, id, (await owner.call(startSync, { params, body: {} })).body.jobId)
  const { report } = (await owner.call(findNewestSync, { params })).body
  expect(report).toMatchObject({ unchanged: 1, changedTotal: 1 })
  expect(report?.changed).toMatchObject([
    { url: `${site.origin}/`, lines: { added: ['Telephone: +49 40 7654321'] } },
  ])
})

test('it moves to another page when the one that kept it is deleted', async () => {
  site.pages.set('/hours', page('Hours', 'We are there for you on most days.', '+49 30 111222'))
  site.pages.set('/hours/sauna', page('Sauna', 'The sauna has room for ten guests.', '+49 30 111222'))
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const params = { id }
  const scrape = async (urls: string[]) =>
    waitFor(owner, id, (await owner.call(batchScrape, { params, body: { urls } })).body.jobId)
  await scrape([`${site.origin}/hours`, `${site.origin}/hours/sauna`])
  expect((await textsOf(owner, id)).get('/hours')).toContain('111222')
  const [hours] = (await owner.call(listKnowledge, { params })).body.filter(({ content }) =>
    content.endsWith('/hours'),
  )
  await owner.call(deleteKnowledgeEntry, { params: { id, entryId: hours?.id ?? 0 } })
  await scrape([`${site.origin}/hours/sauna`])
  expect((await textsOf(owner, id)).get('/hours/sauna')).toContain('111222')
})
