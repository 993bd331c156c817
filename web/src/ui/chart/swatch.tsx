/** A small square in the color of a series. */
export function Swatch({ color }: { readonly color: string }) {
  return <span aria-hidden className="swatch" style={{ background: color }} />
}
