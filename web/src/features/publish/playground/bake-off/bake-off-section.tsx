import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Skeleton } from '@radix-ui/themes'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TitledSection } from '../../../../ui/layout/titled-section.tsx'
import { lazyComponent } from '../../../../ui/loading/lazy-component.tsx'
import { bakeOffTexts } from './bake-off-texts.ts'

const BakeOff = lazyComponent(
  () => import('./bake-off.tsx'),
  (module) => module.BakeOff,
  <Skeleton height="320px" />,
)

/** Opens the comparison of models and instructions. */
export function BakeOffSection({ agent }: { readonly agent: Agent }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TitledSection title={bakeOffTexts.title} text={bakeOffTexts.help}>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button variant="soft">
            <Columns3 size={16} aria-hidden /> {bakeOffTexts.open}
          </Button>
        </Dialog.Trigger>
        <Dialog.Content maxWidth="1200px">
          <BakeOff agent={agent} onChosen={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Root>
    </TitledSection>
  )
}
