import { Callout } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'

const localNames = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Warns that visitors can't reach the agent if the server's address works only on its own computer. */
export function LocalAddressNote({ server }: { readonly server: string }) {
  if (!localNames.test(new URL(server).hostname)) return null
  return (
    <Callout.Root color="yellow" size="1">
      <Callout.Icon>
        <TriangleAlert size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>
        This address only works on the computer that ParleyKit runs on. Before you share it, have your server
        administrator set PUBLIC_URL to an address that visitors can reach.
      </Callout.Text>
    </Callout.Root>
  )
}
