import { identityTokenDaysMax } from '@parleykit/contract/agents/limits'
import type { PublicAddresses } from '@parleykit/contract/publish/publish'
import { Code, DataList, Text } from '@radix-ui/themes'
import { cspSources } from '../publish/snippets/addresses.ts'
import { Snippet } from '../publish/snippets/snippet.tsx'

const attributes = [
  { name: 'data-position', help: 'left or right; by default, the side where lines of text end' },
  { name: 'data-offset', help: 'distance from the corner in pixels, such as 20 or "20 80"' },
  { name: 'data-color', help: 'a CSS color to use instead of the brand color' },
  { name: 'data-label', help: 'text next to the icon in the bubble' },
  {
    name: 'data-language',
    help: "language of the bubble, such as de; by default, the page's language",
  },
  { name: 'data-path', help: 'show the bubble only on this path, such as /help, or below it: /help/*' },
  { name: 'data-open', help: 'open the chat when the page loads, except on phones' },
  { name: 'data-initial-message', help: 'message shown next to the closed bubble' },
]

const apiExample = `const begin = () => {
  document.querySelector('#ask')?.addEventListener('click', () => ParleyKit.send('What are your opening hours?'))
  ParleyKit.on('conversation', () => console.log('conversation started'))
}
// The bubble may load before or after this script.
if (window.ParleyKit) begin()
else document.addEventListener('parleykit:ready', begin, { once: true })
// Also: ParleyKit.open(), close(), toggle(), reset(), remove(), registerAction(name, handler)
// for actions that your page does, and ParleyKit.agent('PUBLIC_ID') if there are several.`

const identifyExample = `// On your server, with the jose package:
const token = await new SignJWT({ sub: user.id })
  .setProtectedHeader({ alg: 'HS256' })
  .setExpirationTime('1h')
  .sign(new TextEncoder().encode(process.env.IDENTITY_SECRET))

// On your page, with the token your server put there:
const identify = () => ParleyKit.identify(token)
if (window.ParleyKit) identify()
else document.addEventListener('parleykit:ready', identify, { once: true })`

/** The bubble's JavaScript API for websites; only what its contract guarantees. */
export function BubbleSection({ addresses }: { readonly addresses: PublicAddresses }) {
  return (
    <>
      <Text as="p">
        The snippet from “Get integration code” supports these attributes. Its <Code>src</Code> also contains
        the agent, so your page loads nothing else until someone opens the chat.
      </Text>
      <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }}>
        {attributes.map(({ name, help }) => (
          <DataList.Item key={name}>
            <DataList.Label minWidth="180px">
              <Code>{name}</Code>
            </DataList.Label>
            <DataList.Value>{help}</DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Text as="p">If your website uses a Content-Security-Policy, allow the bubble with two entries:</Text>
      <Snippet code={cspSources(addresses)} copyLabel="Copy policy" />
      <Text as="p">Control it from your own scripts:</Text>
      <Snippet code={apiExample} copyLabel="Copy script" />
      <Text as="p">
        If visitors sign in to your website, their conversations can follow them across devices. Your server
        signs a token (JWT, HS256) with the identity secret from the agent's Connect tab. The token has the
        visitor's ID in <Code>sub</Code> and an expiration time in <Code>exp</Code>, at most{' '}
        {identityTokenDaysMax} days ahead. It can also tell <Code>email</Code>, <Code>name</Code> and{' '}
        <Code>attributes</Code> for the agent's actions. Your page passes it to the bubble while the visitor
        is signed in, and null after they sign out. An invalid token is ignored, and the Connect tab shows
        what was wrong with it.
      </Text>
      <Snippet code={identifyExample} copyLabel="Copy example" />
    </>
  )
}
