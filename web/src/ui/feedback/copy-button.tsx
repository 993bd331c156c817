import { Button } from '@radix-ui/themes'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { publishTexts } from './copy-texts.ts'
import { toast, toastError } from './toast-queue.ts'

const copiedMarkMs = 2000

interface CopyButtonProps {
  readonly text: string
  readonly label: string
}

/** Copies a text, announces it, and shows a checkmark for two seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedMarkMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast(publishTexts.copied, 'copy')
    } catch {
      toastError(publishTexts.copyFailed, 'copy')
    }
  }

  return (
    <Button type="button" variant="soft" onClick={copy}>
      {copied ? <Check size={16} /> : <Copy size={16} />}
      {label}
    </Button>
  )
}
