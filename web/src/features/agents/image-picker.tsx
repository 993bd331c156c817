import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { Flex, Text } from '@radix-ui/themes'
import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AgentAvatar } from '../../ui/display/agent-avatar.tsx'
import { PendingButton } from '../../ui/form/pending-button.tsx'

interface ImagePickerProps {
  readonly agentName: string
  readonly brandColor: string
  readonly currentUrl: string | null
  /** Chosen but not uploaded yet. */
  readonly file: File | null
  readonly onChoose: (file: File) => void
  readonly isUploading?: boolean
}

/** A profile image with its preview. */
export function ImagePicker({
  agentName,
  brandColor,
  currentUrl,
  file,
  onChoose,
  isUploading = false,
}: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const preview = useObjectUrl(file)
  const imageUrl = preview ?? currentUrl
  return (
    <Flex direction="column" gap="1">
      <Text size="2" weight="medium">
        Profile image
      </Text>
      <Flex align="center" gap="4">
        <AgentAvatar agent={{ name: agentName, profileImageUrl: imageUrl, brandColor }} size="5" />
        <Flex direction="column" gap="2" align="start">
          <PendingButton
            variant="soft"
            type="button"
            isOff={isUploading}
            onClick={() => input.current?.click()}
          >
            <ImageUp size={16} /> {isUploading ? 'Uploading...' : 'Choose image'}
          </PendingButton>
          <Text size="1" color="gray" className="wrap-anywhere">
            {file?.name ?? (currentUrl ? '' : `${agentTexts.noImage}. `)} {file ? '' : agentTexts.imageHelp}
          </Text>
        </Flex>
      </Flex>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Profile image"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen) onChoose(chosen)
          event.target.value = ''
        }}
      />
    </Flex>
  )
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
