import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bubbleAttributes, defaultBubbleChoices } from '../snippets/bubble-choices.ts'
import { connectDialogTexts } from '../texts/connect-texts.ts'
import { platforms } from './platforms.ts'

const addresses = { server: 'https://chat.example', widget: 'https://chat.example' }
const agent = { publicId: 'abc', apiKey: 'pk_1', name: '{{ "A" }} </script><?php B' }
const attributes = bubbleAttributes(addresses, agent)
const codeFor = (name: string) => platforms.find((platform) => platform.name === name)?.code(attributes) ?? ''

test('a snippet holds only settings that differ from the default', () => {
  expect(Object.keys(attributes)).toEqual([
    'src',
    'data-agent',
    'data-api-key',
    'data-name',
    'data-initial-message',
  ])
  const paths = ['help', '/help/*', 'https://shop.example/help?a=1#b', ' /help?x ', '']
  expect(
    paths.map((path) =>
      bubbleAttributes(addresses, agent, { ...defaultBubbleChoices, isOnOnePath: true, path }),
    ),
  ).toMatchObject(['/help', '/help/*', '/help', '/help', '/'].map((path) => ({ 'data-path': path })))
  const chosen = {
    ...defaultBubbleChoices,
    color: '#112233',
    fromBottom: 90,
    opensOnLoad: true,
    label: ' Ask ',
    message: ' Fragen? ',
    language: 'de',
  }
  expect(bubbleAttributes(addresses, { ...agent, apiKey: '' }, chosen)).toEqual({
    src: attributes.src,
    'data-agent': 'abc',
    'data-name': agent.name,
    'data-initial-message': 'Fragen?',
    'data-offset': '20 90',
    'data-color': '#112233',
    'data-label': 'Ask',
    'data-open': 'true',
    'data-language': 'de',
  })
})

test('the message beside the closed bubble is the promised one until the owner writes another, or none', () => {
  const messageOf = (message: string) =>
    bubbleAttributes(addresses, agent, { ...defaultBubbleChoices, message })['data-initial-message']
  expect(attributes['data-initial-message']).toBe(connectDialogTexts.initialMessage)
  expect([messageOf('Fragen? '), messageOf(' '), messageOf('')]).toEqual(['Fragen?', undefined, undefined])
})

test('a name breaks out of no kind of website', () => {
  for (const { name, code } of platforms) {
    const text = code(attributes)
    const scripts = text.split('</script').length - 1
    expect({ name, scripts }).toEqual({ name, scripts: name === 'React' ? 0 : 1 })
  }
  expect(codeFor('Shopify')).not.toContain('{')
  expect(codeFor('WordPress').match(/<\?php/g)).toHaveLength(1)
})

test('the code for Tag Manager sets every attribute', () => {
  const set: Record<string, string> = {}
  const appended: unknown[] = []
  const script = { setAttribute: (name: string, value: string) => (set[name] = value) }
  const document = {
    createElement: () => script,
    body: { appendChild: (element: unknown) => appended.push(element) },
  }
  runInNewContext(codeFor('Tag Manager').replace(/<\/?script>/g, ''), { document })
  expect(set).toEqual(attributes)
  expect(appended).toEqual([script])
})
