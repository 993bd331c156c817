import { Callout } from '@radix-ui/themes'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** A message in place of a form: the obstacle or the next step. */
export function AuthNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Callout.Root color="gray" role="status">
      <Callout.Icon>
        <Info size={16} />
      </Callout.Icon>
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  )
}
