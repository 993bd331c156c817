import { exportAccount } from '@parleykit/contract/auth/account'
import { Button } from '@radix-ui/themes'
import { Download } from 'lucide-react'
import { TitledSection } from '../../ui/titled-section.tsx'

/** The browser saves the response itself, so that an export of any size needs no page memory. */
export function ExportSection() {
  return (
    <TitledSection
      title="Export my data"
      text="A ZIP file with your account, agents, knowledge with its original files, and conversations."
    >
      <Button variant="soft" color="gray" asChild>
        <a href={exportAccount.path} download>
          <Download size={16} /> Download my data
        </a>
      </Button>
    </TitledSection>
  )
}
