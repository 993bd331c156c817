import { conversationTexts } from '@parleykit/contract/owner-conversations-texts'
import { Button, Card } from '@radix-ui/themes'
import { MessagesSquare, SearchX } from 'lucide-react'
import { EmptyPlace } from '../../ui/empty-place.tsx'
import './no-conversations.css'

interface NoConversationsProps {
  readonly narrowed: boolean
  /** Absent where they are shown already. */
  readonly onShowTests?: () => void
  readonly onClear: () => void
}

/** In the list's place: nobody has asked yet, or nothing fits what is looked for. */
export function NoConversations({ narrowed, onShowTests, onClear }: NoConversationsProps) {
  if (narrowed) {
    return (
      <Card className="no-conversations">
        <EmptyPlace icon={<SearchX size={18} />} text={conversationTexts.noneMatch}>
          <Button variant="soft" onClick={onClear}>
            Clear filters
          </Button>
        </EmptyPlace>
      </Card>
    )
  }
  return (
    <Card className="no-conversations">
      <EmptyPlace icon={<MessagesSquare size={18} />} text={conversationTexts.empty}>
        <Button variant="soft" asChild>
          <a href="#connect">Share your agent</a>
        </Button>
        {onShowTests && (
          <Button variant="ghost" size="1" onClick={onShowTests}>
            {conversationTexts.showTests}
          </Button>
        )}
      </EmptyPlace>
    </Card>
  )
}
