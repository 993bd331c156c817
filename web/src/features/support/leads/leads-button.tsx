import { Button } from '@radix-ui/themes'
import { Contact } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ownerLeadTexts } from './lead-texts.ts'

const LeadsDialog = lazy(() =>
  import('./leads-dialog.tsx').then(({ LeadsDialog }) => ({ default: LeadsDialog })),
)

interface LeadsButtonProps {
  readonly agentId: number
  readonly onOpenConversation: (id: number) => void
}

/** Opens the list of leads. */
export function LeadsButton({ agentId, onOpenConversation }: LeadsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="soft" color="gray" onClick={() => setOpen(true)}>
        <Contact size={16} /> {ownerLeadTexts.title}
      </Button>
      {isOpen && (
        <Suspense>
          <LeadsDialog
            agentId={agentId}
            onOpenConversation={(id) => {
              setOpen(false)
              onOpenConversation(id)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
