import { Button, Card } from '@radix-ui/themes'
import { MessagesSquare, SearchX } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { conversationTexts } from './conversation-texts.ts'
import './no-conversations.css'

interface NoConversationsProps {
  readonly narrowed: boolean
  /** Undefined if they are already shown. */
  readonly onShowTests?: () => void
  readonly onClear: () => void
}

/** Shown for an empty list: there are no conversations yet, or none match the search. */
export function NoConversations({ narrowed, onShowTests, onClear }: NoConversationsProps) {
  if (narrowed) {
    return (
      <Card className="no-conversations">
        <EmptyState icon={<SearchX size={18} />} text={conversationTexts.noneMatch}>
          <Button variant="soft" onClick={onClear}>
            Clear filters
          </Button>
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card className="no-conversations">
      <EmptyState icon={<MessagesSquare size={18} />} text={conversationTexts.empty}>
        <Button variant="soft" asChild>
          <a href="#connect">Share your agent</a>
        </Button>
        {onShowTests && (
          <Button variant="ghost" size="1" onClick={onShowTests}>
            {conversationTexts.showTests}
          </Button>
        )}
      </EmptyState>
    </Card>
  )
}
