import { expect, test } from 'vitest'
import { bubbleSnippet, iframeSnippet } from './addresses.ts'

test('a name cannot break out of the snippet, and an agent that needs a key has it in its frame', () => {
  const agent = {
    publicId: 'abc',
    name: '"><script>x</script>',
    apiKey: 'pk_1',
    visibility: 'public' as const,
  }
  const closed = iframeSnippet('https://chat.example', { ...agent, visibility: 'key_required' })
  expect(closed).toContain('src="https://chat.example/bot/abc?embed=1#key=pk_1"')
  expect(iframeSnippet('https://chat.example', agent)).toBe(
    '<iframe src="https://chat.example/bot/abc?embed=1" title="&quot;>&lt;script>x&lt;/script>" width="100%" height="600" style="border:0"></iframe>',
  )
})

test('the bubble is told where its agent is only when its script comes from elsewhere', () => {
  const agent = { publicId: 'abc', apiKey: 'pk_1', name: 'A "B" <C>' }
  const server = 'https://chat.example'
  const own = bubbleSnippet({ server, widget: server }, agent)
  expect(own).toContain('src="https://chat.example/widget/loader.js?agent=abc"')
  expect(own).toContain('data-name="A &quot;B&quot; &lt;C>"')
  expect(own).not.toContain('data-server')
  const delivered = bubbleSnippet({ server, widget: 'https://cdn.example' }, agent)
  expect(delivered).toContain('src="https://cdn.example/widget/loader.js?agent=abc"')
  expect(delivered).toContain('data-server="https://chat.example"')
})
