import { Button, Flex } from '@radix-ui/themes'
import { Download } from 'lucide-react'
import { QrCode } from '../../../ui/display/qr-code.tsx'
import { qrPng, qrSvg } from '../../../ui/display/qr-modules.ts'

interface LinkQrCodeProps {
  readonly link: string
  readonly label: string
  /** The name of the saved files, without extension. */
  readonly fileName: string
}

/** A link as a QR code, which can be saved for print and screen. */
export function LinkQrCode({ link, label, fileName }: LinkQrCodeProps) {
  return (
    <Flex direction="column" gap="2" flexShrink="0">
      <QrCode text={link} label={label} />
      <Flex gap="2">
        <SaveButton kind="SVG" onSave={() => saveFile(qrSvg(link), `${fileName}.svg`)} />
        <SaveButton kind="PNG" onSave={async () => saveFile(await qrPng(link), `${fileName}.png`)} />
      </Flex>
    </Flex>
  )
}

function SaveButton({ kind, onSave }: { readonly kind: string; readonly onSave: () => unknown }) {
  return (
    <Button size="1" variant="soft" color="gray" onClick={onSave}>
      <Download size={14} /> Save {kind}
    </Button>
  )
}

/** Longer than any browser takes to start saving an available file. */
const keptMs = 60_000

/** Has the browser save a file created by the page. */
function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
