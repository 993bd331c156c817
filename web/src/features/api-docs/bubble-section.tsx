import { identityTokenDaysMax } from '@parleykit/contract/limits'
import type { PublicAddresses } from '@parleykit/contract/publish'
import { Code, DataList, Text } from '@radix-ui/themes'
import { cspSources } from '../publish/snippets/addresses.ts'
import { Snippet } from '../publish/snippets/snippet.tsx'

const attributes = [
  { name: 'data-position', help: 'left or right; on the side where lines end when absent' },
  { name: 'data-offset', help: 'distance from the corner in pixels, such as 20 or "20 80"' },
  { name: 'data-color', help: 'a CSS color in place of the brand color' },
  { name: 'data-label', help: 'words beside the picture in the bubble' },
  {
    name: 'data-language',
    help: "of the bubble's own words, such as de; the page's own language when absent",
  },
  { name: 'data-path', help: 'the one path that shows it, such as /help, or all below it: /help/*' },
  { name: 'data-open', help: 'opens the chat when the page loads, except on phones' },
  { name: 'data-initial-message', help: 'what stands beside the closed bubble' },
]

const apiExample = `const begin = () => {
  document.querySelector('#ask')?.addEventListener('click', () => ParleyKit.send('What are your opening hours?'))
  ParleyKit.on('conversation', () => console.log('a conversation began'))
}
// The bubble may be there before this script, or after it.
if (window.ParleyKit) begin()
else document.addEventListener('parleykit:ready', begin, { once: true })
// Also: ParleyKit.open(), close(), toggle(), reset(), remove(), and ParleyKit.agent('PUBLIC_ID') for one of several.`

const identifyExample = `// On your server, with the package jose:
const token = await new SignJWT({ sub: user.id })
  .setProtectedHeader({ alg: 'HS256' })
  .setExpirationTime('1h')
  .sign(new TextEncoder().encode(process.env.IDENTITY_SECRET))

// In your page, with the token that your server wrote into it:
const identify = () => ParleyKit.identify(token)
if (window.ParleyKit) identify()
else document.addEventListener('parleykit:ready', identify, { once: true })`

/** What a website can have the bubble do; only what stands in the bubble's contract. */
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
        Where your visitors sign in, their conversations can follow them from one device to another. Your
        server signs a token (JWT, HS256) with the identity secret of the agent's Connect tab: who the visitor
        is in <Code>sub</Code>, and an end in <Code>exp</Code>, at most {identityTokenDaysMax} days ahead.
        Your page hands it over whenever somebody is signed in, and null once they have signed out. A token
        that proves nothing changes nothing for the visitor; the Connect tab says what was wrong.
      </Text>
      <Snippet code={identifyExample} copyLabel="Copy example" />
    </>
  )
}
