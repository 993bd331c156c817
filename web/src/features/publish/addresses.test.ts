import { expect, test } from 'vitest'
import { iframeSnippet } from './addresses.ts'

test('a name cannot break out of the snippet', () => {
  const snippet = iframeSnippet('https://chat.example', { publicId: 'abc', name: '"><script>x</script>' })
  expect(snippet).toBe(
    '<iframe src="https://chat.example/bot/abc?embed=1" title="&quot;>&lt;script>x&lt;/script>" width="100%" height="600" style="border:0"></iframe>',
  )
})
