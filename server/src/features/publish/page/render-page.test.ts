import type { PublicAgent, PublicPageData } from '@parleykit/contract/publish/public-agents'
import { expect, test } from 'vitest'
import { renderPage } from './render-page.ts'

const template = '<html lang="en"><head><!--page-head--></head><body><!--page-data--></body>'
const agent: PublicAgent = {
  publicId: 'abc',
  name: 'Ada </script><script>alert(1)</script> $& "x"',
  tagline: '',
  brandColor: '#6366F1',
  theme: 'dark',
  profileImageUrl: '/agent-images/abc/1.webp',
  greeting: 'Hello',
  status: 'active',
  needsKey: false,
  allowsTakeover: false,
  takesPictures: false,
  hasActions: false,
  officeHours: null,
  humanContact: null,
  leadForm: null,
  consentLine: null,
}
const data: PublicPageData = { agent, starterPrompts: [], poweredByUrl: 'https://chat.example/' }

test('an owner’s name can neither end the data block nor become a tag, and comes back whole', () => {
  const html = renderPage(template, data, 'https://chat.example/bot/abc')
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = /id="page-data">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual(data)
})

test('a shared link shows a card with absolute addresses', () => {
  const html = renderPage(template, data, 'https://chat.example/bot/abc')
  expect(html).toContain('property="og:image" content="https://chat.example/agent-images/abc/1.webp"')
  expect(html).toContain('property="og:url" content="https://chat.example/bot/abc"')
})

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light dark'],
] as const)('the first HTML of a page whose theme is %s says so', (theme, scheme) => {
  const html = renderPage(template, { ...data, agent: { ...agent, theme } }, 'https://chat.example/bot/abc')
  expect(html).toContain(`<html data-theme="${theme}" lang="en">`)
  expect(html).toContain(`<meta name="color-scheme" content="${scheme}">`)
})

test('an unknown agent is not offered to search engines', () => {
  const html = renderPage(template, { ...data, agent: null }, 'https://chat.example/bot/none')
  expect(html).toContain('<title>Bot Not Found</title>')
  expect(html).toContain('noindex')
})

test('the page of an unknown agent is as light or dark as its visitor has chosen', () => {
  const html = renderPage(template, { ...data, agent: null }, 'https://chat.example/bot/none')
  expect(html).toContain('<html data-theme="system" lang="en">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})
