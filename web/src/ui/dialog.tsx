import { type AlertDialog as FullAlertDialog, type Dialog as FullDialog, Slot } from '@radix-ui/themes'
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useRef,
  useState,
} from 'react'
import { lazyModule, useLateModule } from './lazy-module.ts'
import { tellNotOpened } from './tell-not-opened.ts'
import { usePainted } from './use-painted.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** The parts that manage a dialog's focus, scrolling and layers; no screen shows them at first. */
const late = lazyModule(() => import('./dialog-parts.ts'))

interface Opening {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly trigger: RefObject<HTMLButtonElement | null>
}

const OpeningContext = createContext<Opening | null>(null)

function useOpening(): Opening {
  const opening = use(OpeningContext)
  if (!opening) throw new Error('A part of a dialog stands outside of its root')
  return opening
}

interface RootProps {
  /** Set if the parent controls whether it is open. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

function Root({ open: given, onOpenChange, children }: RootProps) {
  const [own, setOwn] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  function setOpen(open: boolean) {
    setOwn(open)
    onOpenChange?.(open)
  }
  return <OpeningContext value={{ open: given ?? own, setOpen, trigger }}>{children}</OpeningContext>
}

/** The button that opens a dialog and gets the focus back afterwards. */
function Trigger({ children }: { readonly children: ReactNode }) {
  const { open, setOpen, trigger } = useOpening()
  return (
    <Slot
      ref={trigger}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-state={open ? 'open' : 'closed'}
      onClick={() => setOpen(!open)}
    >
      {children}
    </Slot>
  )
}

type ContentProps = Omit<
  ComponentProps<typeof FullDialog.Content> & ComponentProps<typeof FullAlertDialog.Content>,
  'onOpenAutoFocus' | 'onCloseAutoFocus'
> & {
  /** The element that gets the focus afterwards, if not the previously focused one: a menu's button or a list. */
  readonly returnTo?: RefObject<HTMLElement | null> | undefined
}

function contentOf(kind: 'Dialog' | 'AlertDialog') {
  return function Content({ returnTo, children, ...props }: ContentProps) {
    const { open: isWanted, setOpen, trigger } = useOpening()
    const returnFocus = useReturnFocus(isWanted, [returnTo, trigger])
    // It closes at once, since the next press isn't meant for it.
    const isPainted = usePainted(isWanted, false)
    const open = isWanted && isPainted
    const [wasOpened, setWasOpened] = useState(open)
    if (open && !wasOpened) setWasOpened(true)
    const parts = useLateModule(late, open, () => {
      setOpen(false)
      tellNotOpened()
    })
    if (!parts || !wasOpened) return null
    const Full = parts[kind]
    return (
      <Full.Root open={open} onOpenChange={setOpen}>
        <Full.Content {...props} {...returnFocus}>
          {children}
        </Full.Content>
      </Full.Root>
    )
  }
}

type Parts = typeof import('./dialog-parts.ts')

/** A part inside a dialog's content, loaded by the time it is rendered. */
function partOf<Props extends object>(find: (parts: Parts) => ComponentType<Props>) {
  return function Part(props: Props) {
    const parts = late.current()
    if (!parts) return null
    const Full = find(parts)
    return <Full {...props} />
  }
}

/** The Radix Themes dialog, fetched when the user is about to open one. */
export const Dialog = {
  ...{ Root, Trigger, Content: contentOf('Dialog') },
  Title: partOf<ComponentProps<typeof FullDialog.Title>>((parts) => parts.Dialog.Title),
  Description: partOf<ComponentProps<typeof FullDialog.Description>>((parts) => parts.Dialog.Description),
  Close: partOf<ComponentProps<typeof FullDialog.Close>>((parts) => parts.Dialog.Close),
}

/** The Radix Themes alert dialog, fetched in the same way. */
export const AlertDialog = {
  ...{ Root, Trigger, Content: contentOf('AlertDialog') },
  Title: partOf<ComponentProps<typeof FullAlertDialog.Title>>((parts) => parts.AlertDialog.Title),
  Description: partOf<ComponentProps<typeof FullAlertDialog.Description>>(
    (parts) => parts.AlertDialog.Description,
  ),
  Cancel: partOf<ComponentProps<typeof FullAlertDialog.Cancel>>((parts) => parts.AlertDialog.Cancel),
  Action: partOf<ComponentProps<typeof FullAlertDialog.Action>>((parts) => parts.AlertDialog.Action),
}
