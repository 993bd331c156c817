import { encode } from 'uqr'
import './qr-code.css'

/** Light modules around the code that readers need (ISO/IEC 18004). */
const quietZone = 4

/** A text as a QR code, drawn as one path. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: quietZone })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="qr-code">
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
