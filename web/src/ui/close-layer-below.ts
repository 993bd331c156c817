const openLayer =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])[data-state="open"]'

/**
 * For the Escape that a toast gets since it is the topmost layer: when something else is open below it, that is what
 * the key is meant for. The toast goes too, and the key is pressed again once its layer is gone.
 */
export function closeLayerBelow({ target }: KeyboardEvent) {
  if (!target || !document.querySelector(openLayer)) return
  const isInToast = target instanceof Element && target.closest('.toast')
  if (isInToast) return
  const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  setTimeout(() => target.dispatchEvent(again))
}
