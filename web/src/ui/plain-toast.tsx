import { Button, Callout, Flex } from '@radix-ui/themes'
import './plain-toast.css'
import { dismissToast, type Toast } from './toast-queue.ts'

/** The fallback if the code of regular toasts couldn't be fetched: stays until it is closed. */
export function PlainToast({ toast: { id, title, description } }: { readonly toast: Toast }) {
  return (
    <Callout.Root role="alert" color="gray" className="plain-toast">
      <Callout.Text weight="bold">{title}</Callout.Text>
      {description && <Callout.Text>{description}</Callout.Text>}
      <Flex gap="2">
        <Button size="1" color="iris" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button size="1" variant="soft" color="gray" onClick={() => dismissToast(id)}>
          Close
        </Button>
      </Flex>
    </Callout.Root>
  )
}
