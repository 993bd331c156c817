import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { imageFailure } from '../agents/image-failure.ts'
import { ImagePicker } from '../agents/image-picker.tsx'
import { useUploadProfileImage } from '../agents/queries.ts'

/** Uploads the profile image as soon as it is chosen. */
export function ImageSetting({ agent }: { readonly agent: Agent }) {
  const upload = useUploadProfileImage()

  function choose(file: File) {
    anew('profile-image', upload).mutate(
      { id: agent.id, file },
      {
        onSuccess: () => toast(agentTexts.updated, 'profile-image'),
        onError: (error) => toastError(imageFailure(error), 'profile-image'),
      },
    )
  }

  return (
    <ImagePicker
      agentName={agent.name}
      brandColor={agent.brandColor}
      currentUrl={agent.profileImageUrl}
      file={null}
      onChoose={choose}
      isUploading={upload.isPending}
    />
  )
}
