import { Button } from '@radix-ui/themes'
import { FileUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { LazyPopup } from '../../ui/lazy-popup.tsx'
import { portabilityTexts } from './portability-texts.ts'

const loadDialog = () => import('./import-dialog.tsx')

type ImportButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'variant'>

/** Opens the import dialog. */
export function ImportButton({ size = '2', variant = 'soft' }: ImportButtonProps) {
  return (
    <LazyPopup
      kind="dialog"
      load={loadDialog}
      given={{}}
      trigger={
        <Button size={size} variant={variant} type="button">
          <FileUp size={16} /> {portabilityTexts.import}
        </Button>
      }
    />
  )
}
