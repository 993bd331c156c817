import { Badge, IconButton } from '@radix-ui/themes'
import { RefreshCw } from 'lucide-react'
import { Tooltip } from '../../../ui/popup/tooltip.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { timesGoneWords } from './result-words.ts'

/** After a page was found gone this many times in a row, its entry is suggested for deletion. */
const timesGoneOffered = 3

interface PageRowActionsProps {
  readonly fileName: string
  readonly timesGone: number
  readonly isReading: boolean
  readonly onReadAgain: () => void
}

/** The extras in a web page's row. Suggests deletion of a page that has been gone for long. */
export function PageRowActions({ fileName, timesGone, isReading, onReadAgain }: PageRowActionsProps) {
  return (
    <>
      {timesGone >= timesGoneOffered && (
        <Badge color="red" className="no-wrap">
          {timesGoneWords(timesGone)}
        </Badge>
      )}
      <RequireRole least="editor">
        <Tooltip content="Read this page again">
          <IconButton
            variant="ghost"
            color="gray"
            aria-label={`Read ${fileName} again`}
            disabled={isReading}
            onClick={onReadAgain}
          >
            <RefreshCw size={16} />
          </IconButton>
        </Tooltip>
      </RequireRole>
    </>
  )
}
