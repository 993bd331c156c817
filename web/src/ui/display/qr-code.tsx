import './qr-code.css'
import { qrModules } from './qr-modules.ts'

/** A text as a QR code, drawn as one path. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = qrModules(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="qr-code">
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
