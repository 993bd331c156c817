import { Button, Flex, Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { planTexts } from '../workspaces/plan-texts.ts'
import { portabilityTexts } from './portability-texts.ts'

interface FilePickerProps {
  /** Why the last file was refused; null if none was. */
  readonly failure: string | null
  readonly isOverPlan: boolean
  readonly onFile: (file: File) => void
}

/** Asks for an agent's file, and says why the last one was refused. */
export function FilePicker({ failure, isOverPlan, onFile }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Flex direction="column" gap="3" align="start">
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert" className="wrap-anywhere">
          {failure}{' '}
          {isOverPlan && (
            <Link asChild underline="always">
              <RouterLink to="/dashboard/subscription">{planTexts.upgradeNow}</RouterLink>
            </Link>
          )}
        </Text>
      )}
      <Button onClick={() => input.current?.click()}>
        <FileUp size={16} /> {portabilityTexts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip"
        aria-label={portabilityTexts.fileLabel}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
    </Flex>
  )
}
