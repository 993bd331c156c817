import {
  type ComponentType,
  cloneElement,
  type MouseEvent,
  memo,
  type KeyboardEvent as PressedKey,
  type ReactElement,
  useEffect,
  useState,
} from 'react'
import { afterPaint } from './after-paint.ts'
import { fetchModule } from './fetch-module.ts'
import { tellNotOpened } from './tell-not-opened.ts'
import { withdrawToasts } from './toast-queue.ts'
import { usePainted } from './use-painted.ts'

/** Props of every lazily loaded popup: its button, and whether it is open. */
export interface PopupProps {
  readonly trigger: ReactElement
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

interface LazyPopupProps<Given extends object> {
  /** The button that opens it, shown from the start. */
  readonly trigger: ReactElement<ButtonProps>
  readonly kind: 'menu' | 'dialog'
  readonly load: () => Promise<{ readonly default: ComponentType<PopupProps & Given> }>
  /** Additional props of the popup. */
  readonly given: Given
}

interface ButtonProps {
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
  readonly onClick?: (event: MouseEvent) => void
  readonly onKeyDown?: (event: PressedKey) => void
}

/** A popup whose code is fetched when the user is about to open it. */
export function LazyPopup<Given extends object>({ trigger, kind, load, given }: LazyPopupProps<Given>) {
  const [Popup, setPopup] = useState<ComponentType<PopupProps & Given> | null>(null)
  const [open, setOpen] = useState(false)
  const shown = usePainted(open)
  const [openingBy, setOpeningBy] = useState<'keyboard' | 'pointer' | null>(null)
  useEffect(() => {
    if (!Popup || !openingBy) return
    // A menu focuses its first item only if it saw a key event, and it wasn't mounted when the key was pressed.
    if (openingBy === 'keyboard') document.dispatchEvent(new KeyboardEvent('keydown'))
    setOpen(true)
    setOpeningBy(null)
  }, [Popup, openingBy])
  if (Popup) return <Popup {...given} trigger={trigger} open={shown} onOpenChange={setOpen} />

  function show(by: 'keyboard' | 'pointer') {
    afterPaint(() => {
      fetchModule(load).then(({ default: loaded }) => {
        withdrawToasts('popup')
        // Pressing an item must not rerender the whole popup before it closes.
        setPopup(() => memo(loaded) as unknown as typeof loaded)
        setOpeningBy(by)
      }, tellNotOpened)
    })
  }
  const foresee = () => afterPaint(() => void fetchModule(load).catch(() => undefined))
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: foresee,
    onFocus: foresee,
    onClick: ({ detail }: MouseEvent) => show(detail === 0 ? 'keyboard' : 'pointer'),
    onKeyDown: (event: PressedKey) => {
      if (kind === 'menu' && event.key === 'ArrowDown') show('keyboard')
    },
  } as ButtonProps)
}
