import { Slot, AlertDialog as ThemeAlertDialog, Dialog as ThemeDialog } from '@radix-ui/themes'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useRef,
  useState,
} from 'react'
import './dialog.css'
import { useEffect } from 'react'
import { useAfterPaint } from '../timing/use-after-paint.ts'

interface Opening {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly trigger: RefObject<HTMLButtonElement | null>
}

const OpeningContext = createContext<Opening | null>(null)

function useOpening(): Opening {
  const opening = use(OpeningContext)
  if (!opening) throw new Error('A part of a dialog is outside of its root')
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
  ComponentProps<typeof ThemeDialog.Content> & ComponentProps<typeof ThemeAlertDialog.Content>,
  'onOpenAutoFocus' | 'onCloseAutoFocus'
> & {
  /** The element that gets the focus afterwards, if not the previously focused one: a menu's button or a list. */
  readonly returnTo?: RefObject<HTMLElement | null> | undefined
}

function contentOf({ Root, Content: ThemeContent }: typeof ThemeDialog | typeof ThemeAlertDialog) {
  return function Content({ returnTo, children, ...props }: ContentProps) {
    const { open: isWanted, setOpen, trigger } = useOpening()
    const returnFocus = useReturnFocus(isWanted, [returnTo, trigger])
    // It closes at once, since the next press isn't meant for it.
    const isPainted = useAfterPaint(isWanted, false)
    return (
      <Root open={isWanted && isPainted} onOpenChange={setOpen}>
        <ThemeContent {...props} {...returnFocus}>
          {children}
        </ThemeContent>
      </Root>
    )
  }
}

/** The Radix Themes dialog, which returns the focus to the element that had it before. */
export const Dialog = { ...ThemeDialog, Root, Trigger, Content: contentOf(ThemeDialog) }

/** The Radix Themes alert dialog, with the same focus. */
export const AlertDialog = { ...ThemeAlertDialog, Root, Trigger, Content: contentOf(ThemeAlertDialog) }

interface Opener {
  readonly element: Element | null
  /** The heading of its section, found while the opener still exists. */
  readonly heading: Element | null | undefined
}

/**
 * For a dialog's content: returns the focus to `first`, or to the previously focused element. If that is gone, focuses
 * the heading of its section or the page's content.
 */
function useReturnFocus(isWanted: boolean, first: readonly (RefObject<Element | null> | undefined)[]) {
  const opener = useRef<Opener | null>(null)
  // Runs now, because a field of the dialog may take the focus, and again, because the previous dialog may still have
  // it.
  useEffect(() => {
    if (isWanted) opener.current = findOpener()
  }, [isWanted])
  return {
    onOpenAutoFocus: () => {
      if (document.activeElement !== document.body) opener.current = findOpener()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { element, heading } = opener.current ?? {}
      // Focusing an unselected tab would request it again.
      const origin = element?.matches('[role="tab"][aria-selected="false"]')
        ? element.parentElement?.querySelector('[aria-selected="true"]')
        : element
      if ([...first.map((place) => place?.current), origin].some(takesFocus)) return
      // The opener's replacement may have the focus already.
      if (document.activeElement !== document.body) return
      heading?.setAttribute('tabindex', '-1')
      if (!takesFocus(heading)) takesFocus(document.querySelector('main'))
    },
  }
}

function findOpener(): Opener {
  const element = document.activeElement
  return { element, heading: element?.closest('section')?.querySelector('h2, h3') }
}

/** Focuses the element and returns whether that worked: missing and disabled elements don't get the focus. */
function takesFocus(place: Element | null | undefined): boolean {
  if (!(place instanceof HTMLElement) || place === document.body) return false
  place.focus()
  return document.activeElement === place
}
