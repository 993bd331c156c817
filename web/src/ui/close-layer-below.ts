const openLayer =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])[data-state="open"]'

/**
 * Handles the Escape that a toast gets as the topmost layer: if another layer is open below, the key is meant for that.
 * The toast closes too, and the key is repeated once its layer is gone.
 */
export function closeLayerBelow({ target }: KeyboardEvent) {
  if (!target || !document.querySelector(openLayer)) return
  const isInToast = target instanceof Element && target.closest('.toast')
  if (isInToast) return
  const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  setTimeout(() => target.dispatchEvent(again))
}
